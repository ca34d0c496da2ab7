/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.list;

/**
 * The query of a {@link ListResource} that takes no arguments.
 */
public record NoArguments() {

}
