/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * What a provider process is to the host that started it: launch, handshake, TLS,
 * go-plugin's services, logs and the end. Knows nothing of resources or values, and
 * protocol 6 only where a provider that failed to start must still answer.
 */
@NullMarked
package dev.tfprovider.internal.plugin;

import org.jspecify.annotations.NullMarked;
