/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import org.jspecify.annotations.Nullable;

/**
 * Reads one pet by its number.
 */
@TerraformDataSource("pet")
class PetDataSource implements DataSourceReader<PetDataSource.PetLookup> {

	private final PetstoreClient client;

	PetDataSource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public PetLookup read(DataSourceData<PetLookup> data) {
		long id = data.config().id();
		return this.client.findPet(id)
			.map((pet) -> PetLookup.of(PetMapping.toPet(pet, null)))
			.orElseThrow(() -> new DiagnosticException(AttributePath.root("id"), "Pet not found",
					"The store has no pet with the number " + id + "."));
	}

	/**
	 * A pet in the store.
	 *
	 * @param id number given by the store
	 * @param name name the pet is called by
	 * @param category what kind of pet it is
	 * @param status where the pet stands on its way to a new home
	 * @param photos pictures, the best one first
	 * @param tags words to find the pet by
	 * @param weightGrams weight in grams
	 * @param createdAt when the store took the pet in
	 * @param updatedAt when anything about the pet changed last
	 */
	record PetLookup(Long id, @Computed String name, @Computed(readOnly = true) @Nullable Category category,
			@Computed PetStatus status, @Computed List<Photo> photos, @Computed Set<String> tags,
			@Computed(readOnly = true) @Nullable Integer weightGrams, @Computed Instant createdAt,
			@Computed Instant updatedAt) {

		static PetLookup of(Pet pet) {
			return new PetLookup(pet.id(), pet.name(), pet.category(), pet.status(), orEmpty(pet.photos()),
					(pet.tags() != null) ? pet.tags() : new LinkedHashSet<>(), pet.weightGrams(), pet.createdAt(),
					pet.updatedAt());
		}

		private static List<Photo> orEmpty(@Nullable List<Photo> photos) {
			return (photos != null) ? photos : List.of();
		}

	}

}
