/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs the command of a jar that is no provider, checks the names that arguments of any
 * command give, and writes the texts that explain options and that shells read. Needs
 * nothing but Java and its own jar.
 */
@NullMarked
package dev.tfprovider.internal.command.line;

import org.jspecify.annotations.NullMarked;
