/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Connects to upstream HTTP services: proxies and certificate authorities of the
 * environment, and diagnostics for failed calls. The environment is passed in.
 */
@NullMarked
package dev.tfprovider.internal.boot.http;

import org.jspecify.annotations.NullMarked;
