/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * An order in responses.
 *
 * @param id number given by the store, never used twice
 * @param petId number of the pet, which may have been deleted since
 * @param quantity how many
 * @param shipDate when it leaves the store, to the nanosecond
 * @param status how far it has come
 * @param complete whether nothing is left to do
 */
public record OrderResponse(long id, long petId, int quantity, @Nullable Instant shipDate, OrderStatus status,
		boolean complete) {

}
