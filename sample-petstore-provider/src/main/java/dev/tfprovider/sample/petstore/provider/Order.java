/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Instant;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.sample.petstore.client.OrderStatus;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.jspecify.annotations.Nullable;

/**
 * An order of a pet.
 *
 * @param id number given by the store
 * @param petId number of the pet that is ordered
 * @param quantity how many are ordered, 1 to 1000
 * @param shipDate when the order leaves the store
 * @param status how far the order has come
 * @param complete whether nothing is left to do
 * @param timeouts how long to wait for the store
 */
public record Order(@Id Long id, @RequiresReplace long petId, @Min(1) @Max(1000) int quantity,
		@Nullable Instant shipDate, @Default("placed") OrderStatus status, @Default("false") boolean complete,
		@Nullable ResourceTimeouts timeouts) {

}
