/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.List;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import org.jspecify.annotations.Nullable;

/**
 * Finds pets by status and tag.
 */
@TerraformDataSource("pets")
class PetsDataSource implements DataSourceReader<PetsDataSource.PetsLookup> {

	private final PetstoreClient client;

	PetsDataSource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public PetsLookup read(DataSourceData<PetsLookup> data) {
		PetsLookup config = data.config();
		List<PetDataSource.PetLookup> pets = this.client.findPets(config.status(), config.tag())
			.stream()
			.map((pet) -> PetDataSource.PetLookup.of(PetMapping.toPet(pet, null)))
			.toList();
		return new PetsLookup(config.status(), config.tag(), pets);
	}

	/**
	 * Pets in the store.
	 *
	 * @param status status the pets must have, any if not set
	 * @param tag tag the pets must have among theirs, any if not set
	 * @param pets the pets found, in the order they came to the store
	 */
	record PetsLookup(@Nullable PetStatus status, @Nullable String tag, @Computed List<PetDataSource.PetLookup> pets) {

	}

}
