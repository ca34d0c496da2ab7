/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Ends the process: signals, a watchdog for the host, and time limits for running calls.
 */
@NullMarked
package dev.tfprovider.internal.plugin.exit;

import org.jspecify.annotations.NullMarked;
