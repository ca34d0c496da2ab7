/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tokens of MessagePack and JSON as Terraform writes them: structure, numbers, strings,
 * names, refinements.
 */
@NullMarked
package dev.tfprovider.internal.codec.wire;

import org.jspecify.annotations.NullMarked;
