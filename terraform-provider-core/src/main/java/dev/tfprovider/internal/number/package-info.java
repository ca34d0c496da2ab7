/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Parses numbers from untrusted text, in bounded time and memory. How rejected text is
 * reported is up to the callers. Apart because codec, mapping and runtime need it, which
 * have nothing else in common.
 */
@NullMarked
package dev.tfprovider.internal.number;

import org.jspecify.annotations.NullMarked;
