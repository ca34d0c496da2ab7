/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Keeps the Javadoc of model records at compile time, for schema inference to read.
 * Depends on the compiler's API only.
 */
@NullMarked
package dev.tfprovider.internal.mapping.javadoc;

import org.jspecify.annotations.NullMarked;
