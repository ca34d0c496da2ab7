/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Tries inputs without number, in a build that asks for it with {@code -Pfuzz}.
 */
package dev.tfprovider.internal.fuzz;
