/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Socket, address and the line on standard output that tells the host where to connect.
 */
@NullMarked
package dev.tfprovider.internal.plugin.handshake;

import org.jspecify.annotations.NullMarked;
