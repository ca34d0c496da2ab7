/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The entry point, annotations and provider scope that the author of a provider uses
 * besides the contracts of the core.
 */
@NullMarked
package dev.tfprovider.boot;

import org.jspecify.annotations.NullMarked;
