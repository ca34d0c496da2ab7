/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Measures the provider against its budgets. Nothing here is a test: a figure is printed
 * beside its budget, and a person decides.
 */
@NullMarked
package dev.tfprovider.benchmark;

import org.jspecify.annotations.NullMarked;
