/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Writes the project of a new provider. Runs by itself, without an application and with
 * nothing but Java and its own jar on the class path.
 */
@NullMarked
package dev.tfprovider.internal.command.create;

import org.jspecify.annotations.NullMarked;
