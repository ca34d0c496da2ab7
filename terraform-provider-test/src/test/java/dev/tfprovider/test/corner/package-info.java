/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * A provider of corner cases, and the proof that the engine in memory does with it what
 * the real CLI does. Nothing here is for other modules.
 */
@NullMarked
package dev.tfprovider.test.corner;

import org.jspecify.annotations.NullMarked;
