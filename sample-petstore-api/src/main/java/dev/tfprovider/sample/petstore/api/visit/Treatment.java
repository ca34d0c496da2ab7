/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.visit;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.tfprovider.sample.petstore.api.visit.Treatment.Diet;
import dev.tfprovider.sample.petstore.api.visit.Treatment.Medication;
import dev.tfprovider.sample.petstore.api.visit.Treatment.Surgery;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The treatment that the vet has ordered; {@code kind} is the discriminator.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({ @JsonSubTypes.Type(value = Medication.class, name = "medication"),
		@JsonSubTypes.Type(value = Surgery.class, name = "surgery"),
		@JsonSubTypes.Type(value = Diet.class, name = "diet") })
sealed interface Treatment {

	/**
	 * Something to be taken.
	 *
	 * @param drug name of the drug
	 * @param milligrams how much of it at a time
	 * @param everyHours hours between two doses
	 */
	record Medication(@NotBlank @Size(max = 64) String drug, @NotNull @Positive Integer milligrams,
			@NotNull @Positive Integer everyHours) implements Treatment {

	}

	/**
	 * Something to be done.
	 *
	 * @param procedure what to do
	 * @param anaesthesia whether the pet sleeps meanwhile; false when left out
	 */
	record Surgery(@NotBlank @Size(max = 64) String procedure, boolean anaesthesia) implements Treatment {

	}

	/**
	 * Something to be eaten.
	 *
	 * @param food what to eat
	 * @param gramsPerDay how much of it; as much as it likes when null
	 */
	record Diet(@NotBlank @Size(max = 64) String food, @Positive @Nullable Integer gramsPerDay) implements Treatment {

	}

}
