/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Infers schemas from Java records, and parameters from methods, and maps records to
 * values and back. Here and below is the only place that reflects: it inspects a model
 * once and calls method handles from then on. Knows values, paths, diagnostics, schemas
 * and annotations, but neither the wire nor the contracts.
 */
@NullMarked
package dev.tfprovider.internal.mapping;

import org.jspecify.annotations.NullMarked;
