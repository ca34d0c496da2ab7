/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tries what a service does, where that is explicitly asked for, and records it. Nothing
 * else reaches a network.
 */
@NullMarked
package dev.tfprovider.internal.openapi.probe;

import org.jspecify.annotations.NullMarked;
