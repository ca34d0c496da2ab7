/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.math.BigDecimal;
import java.time.LocalDate;

import org.jspecify.annotations.Nullable;

/**
 * A visit to the vet in responses.
 *
 * @param petId number of the pet
 * @param number number given by the store, counting the visits of this pet from 1
 * @param day when it was
 * @param reason why the pet was there
 * @param treatment what the vet has ordered
 * @param fee what it cost, with two decimals
 * @param currency currency of the fee as three capital letters
 */
public record VisitResponse(long petId, int number, LocalDate day, String reason, @Nullable ApiTreatment treatment,
		@Nullable BigDecimal fee, @Nullable String currency) {

}
