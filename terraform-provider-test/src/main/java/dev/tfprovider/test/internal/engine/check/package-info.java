/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The rules that Core holds plans and results against, and what it proposes. Knows
 * schemas and values, and makes no calls.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.check;

import org.jspecify.annotations.NullMarked;
