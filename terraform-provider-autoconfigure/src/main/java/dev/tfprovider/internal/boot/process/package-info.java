/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs an application once for each launch of a shared process: contexts, logs, and the
 * lifetime of the process. How launches come in is in the core.
 */
@NullMarked
package dev.tfprovider.internal.boot.process;

import org.jspecify.annotations.NullMarked;
