/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What code of authors says of attributes: plans, equality, and what annotations cannot.
 * Depends on values, paths and diagnostics.
 */
@NullMarked
package dev.tfprovider.schema;

import org.jspecify.annotations.NullMarked;
