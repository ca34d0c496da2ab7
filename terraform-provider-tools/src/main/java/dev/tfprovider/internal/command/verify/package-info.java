/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Checks what was published: reads it as the CLIs do, and lets them install and start it.
 */
@NullMarked
package dev.tfprovider.internal.command.verify;

import org.jspecify.annotations.NullMarked;
