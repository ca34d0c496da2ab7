/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Corner cases of what identifies an object and where it comes from: imports, stored
 * states, moves, derived data sources. Nothing but tests.
 */
@NullMarked
package dev.tfprovider.test.corner.ident;

import org.jspecify.annotations.NullMarked;
