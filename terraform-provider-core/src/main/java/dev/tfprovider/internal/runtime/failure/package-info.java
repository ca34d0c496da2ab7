/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Turns exceptions of author code and of the process into diagnostics.
 */
@NullMarked
package dev.tfprovider.internal.runtime.failure;

import org.jspecify.annotations.NullMarked;
