/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Corner cases of validation and errors. Knows resources whose models have constraints
 * and whose upstream fails, not how other corners behave.
 */
@NullMarked
package dev.tfprovider.test.corner.valid;

import org.jspecify.annotations.NullMarked;
