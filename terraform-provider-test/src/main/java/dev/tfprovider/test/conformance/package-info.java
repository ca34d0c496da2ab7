/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Conformance checks that run on a provider process of any make. Knows the protocol and
 * no provider: neither Spring nor the classes of an author.
 */
@NullMarked
package dev.tfprovider.test.conformance;

import org.jspecify.annotations.NullMarked;
