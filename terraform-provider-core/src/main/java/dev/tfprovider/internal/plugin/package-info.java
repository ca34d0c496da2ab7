/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Implements the plugin side of go-plugin: launch, handshake, TLS, services, logs and
 * exit. Knows nothing of resources or values, and protocol 6 only where a provider that
 * failed to start must still answer.
 */
@NullMarked
package dev.tfprovider.internal.plugin;

import org.jspecify.annotations.NullMarked;
