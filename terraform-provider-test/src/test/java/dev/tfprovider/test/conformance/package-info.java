/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tests of the checks: that they find what is wrong. Knows no provider framework.
 */
@NullMarked
package dev.tfprovider.test.conformance;

import org.jspecify.annotations.NullMarked;
