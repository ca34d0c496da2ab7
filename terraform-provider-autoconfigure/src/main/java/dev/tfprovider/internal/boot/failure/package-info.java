/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Analyzes failures of the start-up that authors can fix.
 */
@NullMarked
package dev.tfprovider.internal.boot.failure;

import org.jspecify.annotations.NullMarked;
