/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Benchmarks of the real CLI with the packaged sample and its real API.
 */
@NullMarked
package dev.tfprovider.benchmark.cli;

import org.jspecify.annotations.NullMarked;
