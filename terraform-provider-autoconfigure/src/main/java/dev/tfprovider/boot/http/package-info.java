/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The way to an upstream HTTP service: proxies and certificate authorities of the
 * environment, and diagnostics for failed calls. It reads no environment by itself.
 */
@NullMarked
package dev.tfprovider.boot.http;

import org.jspecify.annotations.NullMarked;
