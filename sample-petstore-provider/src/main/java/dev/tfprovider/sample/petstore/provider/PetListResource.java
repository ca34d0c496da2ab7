/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.stream.Stream;

import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import org.jspecify.annotations.Nullable;

/**
 * Lists the pets in the store.
 */
@TerraformListResource("pet")
class PetListResource implements ListResource<Pet, PetListResource.PetQuery> {

	private final PetstoreClient client;

	PetListResource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public Stream<Pet> list(ListQuery<PetQuery> query) {
		PetQuery config = query.config();
		return this.client.findPets(config.status(), config.tag()).stream().map((pet) -> PetMapping.toPet(pet, null));
	}

	@Override
	public String displayName(Pet pet) {
		return pet.name();
	}

	/**
	 * Pets in the store.
	 *
	 * @param status status the pets must have, any if not set
	 * @param tag tag the pets must have among theirs, any if not set
	 */
	record PetQuery(@Nullable PetStatus status, @Nullable String tag) {

	}

}
