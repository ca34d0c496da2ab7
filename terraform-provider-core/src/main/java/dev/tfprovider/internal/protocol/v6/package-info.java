/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Protocol 6: one class for each RPC, and the service that is made from their list.
 * Decides nothing: {@code internal.runtime} does, and no protobuf type leaves this
 * package and those below it.
 */
@NullMarked
package dev.tfprovider.internal.protocol.v6;

import org.jspecify.annotations.NullMarked;
