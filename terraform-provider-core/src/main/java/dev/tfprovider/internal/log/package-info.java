/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The names by which the log is known to those who read it. Knows nothing else.
 */
@NullMarked
package dev.tfprovider.internal.log;

import org.jspecify.annotations.NullMarked;
