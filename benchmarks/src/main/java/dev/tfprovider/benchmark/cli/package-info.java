/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The real CLI with the packaged sample against its real API.
 */
@NullMarked
package dev.tfprovider.benchmark.cli;

import org.jspecify.annotations.NullMarked;
