/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Compares two schemas of a provider and tells what the difference means for its users.
 * Knows documents only, and of the application how it upgrades stored states.
 */
@NullMarked
package dev.tfprovider.internal.command.changes;

import org.jspecify.annotations.NullMarked;
