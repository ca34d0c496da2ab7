/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Encodes and decodes Terraform values as MessagePack and JSON, over one streaming reader
 * and writer that follow the type. The only package that knows Jackson and MessagePack.
 */
@NullMarked
package dev.tfprovider.internal.codec;

import org.jspecify.annotations.NullMarked;
