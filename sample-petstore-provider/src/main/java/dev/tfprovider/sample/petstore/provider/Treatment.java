/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Duration;

import dev.tfprovider.attribute.Default;
import jakarta.validation.constraints.Positive;
import org.jspecify.annotations.Nullable;

/**
 * What the vet has ordered: exactly one of the kinds.
 */
public sealed interface Treatment {

	/**
	 * Something to be taken.
	 *
	 * @param drug name of the drug
	 * @param milligrams how much of it at a time
	 * @param every time between two doses, in full hours
	 */
	record Medication(String drug, @Positive int milligrams, Duration every) implements Treatment {

	}

	/**
	 * Something to be done.
	 *
	 * @param procedure what to do
	 * @param anaesthesia whether the pet sleeps meanwhile
	 */
	record Surgery(String procedure, @Default("true") boolean anaesthesia) implements Treatment {

	}

	/**
	 * Something to be eaten.
	 *
	 * @param food what to eat
	 * @param gramsPerDay how much of it; as much as the pet likes unless set
	 */
	record Diet(String food, @Positive @Nullable Integer gramsPerDay) implements Treatment {

	}

}
