/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Makes the process a plugin: reads how it was launched, serves gRPC behind TLS, says
 * where on standard output, logs in the format of the host and ends with it. Knows
 * nothing of the provider that it serves.
 */
@NullMarked
package dev.tfprovider.internal.plugin;

import org.jspecify.annotations.NullMarked;
