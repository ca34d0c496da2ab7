/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;

/**
 * A {@code moved} block.
 *
 * @param from where a resource or an instance was
 * @param to where it is now
 */
public record MoveStatement(ResourceAddress from, ResourceAddress to) {

}
