/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Parses numbers from untrusted text, in bounded time and memory. What is read, and what
 * a refusal says to whom, is a matter of the callers.
 */
@NullMarked
package dev.tfprovider.internal.number;

import org.jspecify.annotations.NullMarked;
