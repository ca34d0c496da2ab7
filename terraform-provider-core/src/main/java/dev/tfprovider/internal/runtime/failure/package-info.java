/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Converts exceptions of author code and of the process to diagnostics.
 */
@NullMarked
package dev.tfprovider.internal.runtime.failure;

import org.jspecify.annotations.NullMarked;
