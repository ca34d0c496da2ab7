/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import org.jspecify.annotations.Nullable;

/**
 * The limits of a length or a number of elements.
 *
 * @param min the least
 * @param max the most
 */
public record SizeLimits(@Nullable Integer min, @Nullable Integer max) {

	/**
	 * No limits.
	 */
	public static final SizeLimits NONE = new SizeLimits(null, null);

}
