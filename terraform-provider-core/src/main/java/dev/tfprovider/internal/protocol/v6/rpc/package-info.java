/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Defines what an RPC of protocol 6 is: its kinds, and what all of them work with.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6.rpc;

import org.jspecify.annotations.NullMarked;
