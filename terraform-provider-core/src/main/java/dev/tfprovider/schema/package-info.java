/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The shape of resources, data sources and the provider block, immutable, inferred from
 * records or built by hand. Depends on values, paths and diagnostics.
 */
@NullMarked
package dev.tfprovider.schema;

import org.jspecify.annotations.NullMarked;
