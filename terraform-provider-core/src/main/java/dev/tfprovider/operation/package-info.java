/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Time limits, cancellation, progress and polling for calls of author code, and its
 * checks of configurations. Knows neither resources nor data sources, and no schema.
 */
@NullMarked
package dev.tfprovider.operation;

import org.jspecify.annotations.NullMarked;
