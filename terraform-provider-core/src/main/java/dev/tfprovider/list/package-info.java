/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The contract of a list resource. Knows nothing of the protocol.
 */
@NullMarked
package dev.tfprovider.list;

import org.jspecify.annotations.NullMarked;
