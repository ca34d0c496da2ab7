/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import java.time.Instant;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * The request body of an order.
 *
 * @param petId number of a pet that exists now
 * @param quantity how many
 * @param shipDate when it leaves the store
 * @param status how far it has come; placed when left out
 * @param complete whether nothing is left to do; false when left out
 */
record OrderRequest(@NotNull Long petId, @NotNull @Min(1) @Max(1000) Integer quantity, @Nullable Instant shipDate,
		OrderStatus status, boolean complete) {

	/**
	 * Fill in what the body left out, which arrives as null.
	 */
	OrderRequest {
		status = (status != null) ? status : OrderStatus.PLACED;
	}

}
