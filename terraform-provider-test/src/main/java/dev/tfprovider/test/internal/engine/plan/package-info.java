/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Represents plans: changes, their order, and the documents that show them. Knows nothing
 * of how a plan comes about.
 */
@NullMarked
package dev.tfprovider.test.internal.engine.plan;

import org.jspecify.annotations.NullMarked;
