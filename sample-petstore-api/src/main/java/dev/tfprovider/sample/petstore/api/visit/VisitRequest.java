/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.visit;

import java.math.BigDecimal;
import java.time.LocalDate;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The request body of a visit.
 *
 * @param day when it was
 * @param reason why the pet was there
 * @param treatment what the vet has ordered
 * @param fee what it cost, with at most two decimals
 * @param currency currency of the fee, three capital letters
 */
record VisitRequest(@NotNull LocalDate day, @NotBlank @Size(max = 256) String reason,
		@Valid @Nullable Treatment treatment,
		@PositiveOrZero @Digits(integer = 8, fraction = 2) @Nullable BigDecimal fee,
		@Pattern(regexp = "[A-Z]{3}") @Nullable String currency) {

}
