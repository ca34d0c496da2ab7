/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * The request body of an order.
 *
 * @param petId number of a pet that exists now
 * @param quantity how many, 1 to 1,000
 * @param shipDate when it leaves the store, to the nanosecond
 * @param status how far it has come; the store takes null for placed
 * @param complete whether nothing is left to do
 */
public record OrderRequest(long petId, int quantity, @Nullable Instant shipDate, @Nullable OrderStatus status,
		boolean complete) {

}
