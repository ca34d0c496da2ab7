/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Implements the shared process, one process that serves several launches: which launches
 * it serves, how a launcher hands one over, and when the process ends. Knows how a launch
 * looks to the provider, but nothing of the provider itself.
 */
@NullMarked
package dev.tfprovider.internal.process;

import org.jspecify.annotations.NullMarked;
