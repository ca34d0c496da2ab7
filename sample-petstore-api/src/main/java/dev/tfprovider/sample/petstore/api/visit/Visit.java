/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.visit;

import java.math.BigDecimal;
import java.time.LocalDate;

import org.jspecify.annotations.Nullable;

/**
 * A visit in responses.
 *
 * @param petId number of the pet
 * @param number number given by the service, counting the visits of this pet from 1
 * @param day when it was
 * @param reason why the pet was there
 * @param treatment what the vet has ordered
 * @param fee what it cost
 * @param currency currency of the fee
 */
record Visit(long petId, int number, LocalDate day, String reason, @Nullable Treatment treatment,
		@Nullable BigDecimal fee, @Nullable String currency) {

	static Visit of(long petId, int number, VisitRequest request) {
		return new Visit(petId, number, request.day(), request.reason(), request.treatment(), request.fee(),
				request.currency());
	}

}
