/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The shared process, one process that serves several launches: the file by which it is
 * found, its control connection, the application contexts, logs and lifetime of the
 * launches, and the command that lists such processes. Launches that share no process
 * load nothing of it.
 */
@NullMarked
package dev.tfprovider.internal.process;

import org.jspecify.annotations.NullMarked;
