/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;

import dev.tfprovider.attribute.Id;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A visit of a pet to the vet.
 *
 * @param petId number of the pet
 * @param number number given by the store, counting the visits of this pet from 1
 * @param day when it was
 * @param reason why the pet was there
 * @param treatment what the vet has ordered
 * @param fee what it cost
 * @param currency currency of the fee
 */
public record Visit(@Id(configured = true) long petId, @Id Integer number, LocalDate day,
		@NotBlank @Size(max = 256) String reason, @Nullable Treatment treatment,
		@PositiveOrZero @Digits(integer = 8, fraction = 2) @Nullable BigDecimal fee, @Nullable Currency currency) {

}
