/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs an application several times in one process, each time for a launch of its own:
 * contexts, logs, and the life of the process. What a launch is and how it comes in, the
 * core knows.
 */
@NullMarked
package dev.tfprovider.boot.resident;

import org.jspecify.annotations.NullMarked;
