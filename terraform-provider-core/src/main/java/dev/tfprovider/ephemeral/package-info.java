/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The contract of an ephemeral resource. Knows nothing of the protocol.
 */
@NullMarked
package dev.tfprovider.ephemeral;

import org.jspecify.annotations.NullMarked;
