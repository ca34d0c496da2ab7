/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Finds the commands on the class path and runs the one on the command line. Knows every
 * command; no command knows it.
 */
@NullMarked
package dev.tfprovider.internal.command.installed;

import org.jspecify.annotations.NullMarked;
