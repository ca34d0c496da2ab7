/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.math.BigDecimal;
import java.time.LocalDate;

import org.jspecify.annotations.Nullable;

/**
 * The request body of a visit to the vet.
 *
 * @param day when it was
 * @param reason why the pet was there, of 1 to 256 characters
 * @param treatment what the vet has ordered
 * @param fee what it cost, with at most two decimals
 * @param currency currency of the fee as three capital letters
 */
public record VisitRequest(LocalDate day, String reason, @Nullable ApiTreatment treatment, @Nullable BigDecimal fee,
		@Nullable String currency) {

}
