/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.token;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The request body that creates a token.
 *
 * @param purpose what it is for
 * @param lifetimeSeconds how long it is good for without a renewal; five minutes when
 * left out
 */
record TokenRequest(@NotBlank @Size(max = 64) String purpose, @Min(1) @Max(86400) @Nullable Integer lifetimeSeconds) {

	private static final int USUAL_SECONDS = 300;

	int lifetime() {
		return (this.lifetimeSeconds != null) ? this.lifetimeSeconds : USUAL_SECONDS;
	}

}
