/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Diagnostics for practitioners, each at a path in the configuration. Depends on paths
 * only.
 */
@NullMarked
package dev.tfprovider.diagnostic;

import org.jspecify.annotations.NullMarked;
