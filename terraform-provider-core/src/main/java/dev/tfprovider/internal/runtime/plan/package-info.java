/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Transforms a proposed object into a planned one, a rule at a time.
 */
@NullMarked
package dev.tfprovider.internal.runtime.plan;

import org.jspecify.annotations.NullMarked;
