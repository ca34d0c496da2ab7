/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Addresses of resources and their instances, and the order that dependencies demand.
 * Knows nothing of what is at an address.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.address;

import org.jspecify.annotations.NullMarked;
