/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Corner cases of planning: elements with keys, replacement rules, plan modification and
 * semantic equality, on both engines. Knows the provider by its public contract only.
 */
@NullMarked
package dev.tfprovider.test.corner.plan;

import org.jspecify.annotations.NullMarked;
