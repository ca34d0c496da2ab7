/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Reads how the process was launched: by a host, in debug mode, or by hand.
 */
@NullMarked
package dev.tfprovider.internal.plugin.launch;

import org.jspecify.annotations.NullMarked;
