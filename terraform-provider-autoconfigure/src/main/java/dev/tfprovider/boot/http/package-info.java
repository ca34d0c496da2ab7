/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Diagnostics for failed calls of an upstream HTTP service.
 */
@NullMarked
package dev.tfprovider.boot.http;

import org.jspecify.annotations.NullMarked;
