/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Ends the process: signals, a host that has gone, the time that running calls get.
 */
@NullMarked
package dev.tfprovider.internal.plugin.exit;

import org.jspecify.annotations.NullMarked;
