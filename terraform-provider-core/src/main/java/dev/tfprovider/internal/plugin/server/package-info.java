/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Serves gRPC to the host: provider server, controller, broker and output services.
 */
@NullMarked
package dev.tfprovider.internal.plugin.server;

import org.jspecify.annotations.NullMarked;
