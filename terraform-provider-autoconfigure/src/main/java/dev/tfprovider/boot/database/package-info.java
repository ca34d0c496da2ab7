/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Diagnostics for database failures. Knows exceptions, not how anything is stored.
 */
@NullMarked
package dev.tfprovider.boot.database;

import org.jspecify.annotations.NullMarked;
