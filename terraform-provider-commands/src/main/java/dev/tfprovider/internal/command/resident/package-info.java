/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The command that lists and ends shared processes. They are reached as launchers reach
 * them.
 */
@NullMarked
package dev.tfprovider.internal.command.resident;

import org.jspecify.annotations.NullMarked;
