/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Binds the provider to the lifecycle of the gRPC server.
 */
@NullMarked
package dev.tfprovider.internal.boot.server;

import org.jspecify.annotations.NullMarked;
