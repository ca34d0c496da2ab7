/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Expressions of Terraform's language: their syntax and what they come to in a scope.
 * Knows nothing of the blocks that they stand in.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.expression;

import org.jspecify.annotations.NullMarked;
