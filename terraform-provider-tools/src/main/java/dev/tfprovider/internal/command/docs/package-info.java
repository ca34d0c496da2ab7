/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Writes the documentation of a provider in the layout of registries: pages made from
 * declarations, joined with examples and texts of the author.
 */
@NullMarked
package dev.tfprovider.internal.command.docs;

import org.jspecify.annotations.NullMarked;
