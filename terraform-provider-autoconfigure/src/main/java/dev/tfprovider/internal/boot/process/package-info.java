/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs an application once for each launch of a shared process: takes in launches by the
 * control connection, and keeps contexts, logs and the lifetime of the process.
 */
@NullMarked
package dev.tfprovider.internal.boot.process;

import org.jspecify.annotations.NullMarked;
