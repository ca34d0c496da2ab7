/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Configurations: blocks, variables and outputs, read and written in both syntaxes and
 * decoded by a schema. Knows no state and no provider.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.config;

import org.jspecify.annotations.NullMarked;
