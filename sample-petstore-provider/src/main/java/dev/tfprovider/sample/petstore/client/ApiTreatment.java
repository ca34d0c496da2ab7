/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;

/**
 * The treatment that a vet has ordered, one of three kinds.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({ @JsonSubTypes.Type(value = ApiTreatment.Medication.class, name = "medication"),
		@JsonSubTypes.Type(value = ApiTreatment.Surgery.class, name = "surgery"),
		@JsonSubTypes.Type(value = ApiTreatment.Diet.class, name = "diet") })
public sealed interface ApiTreatment {

	/**
	 * Something to be taken.
	 *
	 * @param drug name of the drug
	 * @param milligrams how much of it at a time, positive
	 * @param everyHours hours between two doses, positive
	 */
	record Medication(String drug, int milligrams, int everyHours) implements ApiTreatment {

	}

	/**
	 * Something to be done.
	 *
	 * @param procedure what to do
	 * @param anaesthesia whether the pet sleeps meanwhile
	 */
	record Surgery(String procedure, boolean anaesthesia) implements ApiTreatment {

	}

	/**
	 * Something to be eaten.
	 *
	 * @param food what to eat
	 * @param gramsPerDay how much of it, positive; null for as much as the pet likes
	 */
	record Diet(String food, @Nullable Integer gramsPerDay) implements ApiTreatment {

	}

}
