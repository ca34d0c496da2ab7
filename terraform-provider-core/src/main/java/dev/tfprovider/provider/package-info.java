/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The contract of the provider block: its settings record. Knows nothing of the protocol.
 */
@NullMarked
package dev.tfprovider.provider;

import org.jspecify.annotations.NullMarked;
