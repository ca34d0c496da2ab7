/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

/**
 * A {@code moved} block.
 *
 * @param from where a resource or an instance was
 * @param to where it is now
 */
public record MoveStatement(ResourceAddress from, ResourceAddress to) {

}
