/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The commands there are, and what runs the one a person gives. Knows every command; no
 * command knows it.
 */
@NullMarked
package dev.tfprovider.internal.command.installed;

import org.jspecify.annotations.NullMarked;
