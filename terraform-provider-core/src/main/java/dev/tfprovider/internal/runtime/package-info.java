/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The plan and apply engine: one class for each provider operation. Knows schemas, values
 * and the author's contracts, but neither protobuf nor gRPC: {@code internal.protocol}
 * does. Reflection stays in {@code internal.mapping}.
 */
@NullMarked
package dev.tfprovider.internal.runtime;

import org.jspecify.annotations.NullMarked;
