/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What every call of author code has besides its values: a time limit, cancellation,
 * progress and waiting. Knows neither resources nor data sources, and no schema.
 */
@NullMarked
package dev.tfprovider.operation;

import org.jspecify.annotations.NullMarked;
