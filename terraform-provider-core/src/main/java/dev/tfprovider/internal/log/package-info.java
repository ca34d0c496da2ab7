/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The module names of the log. Apart because the runtime and the start of the process log
 * under these names and must not know each other.
 */
@NullMarked
package dev.tfprovider.internal.log;

import org.jspecify.annotations.NullMarked;
