/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.math.BigDecimal;

import org.jspecify.annotations.Nullable;

/**
 * The limits of a number.
 *
 * @param min the least
 * @param minExclusive whether it must be more than that
 * @param max the most
 * @param maxExclusive whether it must be less than that
 * @param multipleOf what it must be a multiple of
 */
public record NumberLimits(@Nullable BigDecimal min, boolean minExclusive, @Nullable BigDecimal max,
		boolean maxExclusive, @Nullable BigDecimal multipleOf) {

}
