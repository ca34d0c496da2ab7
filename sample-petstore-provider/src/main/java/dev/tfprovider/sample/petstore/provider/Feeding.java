/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.action.ActionTimeouts;
import dev.tfprovider.attribute.Default;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * Feeds a pet.
 *
 * @param petId number of the pet
 * @param food what the pet eats
 * @param portions how many portions the pet eats, one after the other
 * @param timeouts how long it may take
 */
public record Feeding(long petId, @Size(min = 1, max = 64) String food, @Default("1") @Min(1) @Max(24) int portions,
		@Nullable ActionTimeouts timeouts) {

}
