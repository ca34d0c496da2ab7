/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Reads the syntax of configurations: blocks, arguments and expressions, with the lines
 * on which they are. What expressions give is left to others.
 */
@NullMarked
package dev.tfprovider.internal.command.hcl;

import org.jspecify.annotations.NullMarked;
