/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Values and types to bytes and back as Core does it, in MessagePack and JSON. Shares
 * nothing with the codec of the provider, and knows values and types only.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.codec;

import org.jspecify.annotations.NullMarked;
