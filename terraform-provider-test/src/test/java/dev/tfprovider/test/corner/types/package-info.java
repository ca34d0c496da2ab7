/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The schema language on both engines: every type, nesting, block and form. Models and
 * scenarios only; what runs them is in {@code corner}.
 */
@NullMarked
package dev.tfprovider.test.corner.types;

import org.jspecify.annotations.NullMarked;
