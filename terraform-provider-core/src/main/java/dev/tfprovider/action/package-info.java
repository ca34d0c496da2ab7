/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The contract of an action. Knows nothing of the protocol.
 */
@NullMarked
package dev.tfprovider.action;

import org.jspecify.annotations.NullMarked;
