/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs an application several times in one process, once for each launch: contexts, logs,
 * and the lifetime of the process. How launches come in is in the core.
 */
@NullMarked
package dev.tfprovider.internal.boot.resident;

import org.jspecify.annotations.NullMarked;
