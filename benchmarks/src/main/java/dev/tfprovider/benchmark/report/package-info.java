/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The table of results, with the budget of each measurement. Knows nothing of how it was
 * measured.
 */
@NullMarked
package dev.tfprovider.benchmark.report;

import org.jspecify.annotations.NullMarked;
