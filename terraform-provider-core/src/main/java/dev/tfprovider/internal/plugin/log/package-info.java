/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Writes log entries to the standard error stream in the format of the host.
 */
@NullMarked
package dev.tfprovider.internal.plugin.log;

import org.jspecify.annotations.NullMarked;
