/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.operation.BatchReader;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.resource.UpgradableResource;
import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreClient;

/**
 * Manages pets in the store.
 */
@TerraformResource("pet")
class PetResource implements UpdatableResource<Pet>, UpgradableResource<Pet> {

	private final PetstoreClient client;

	private final BatchReader<Long, PetResponse> pets;

	PetResource(PetstoreClient client) {
		this.client = client;
		this.pets = BatchReader.of(client::findPet, client::findPets, PetResponse::id);
	}

	@Override
	public StateUpgrades<Pet> stateUpgrades() {
		return StateUpgrades.from(PetV0.class, PetV0::upgrade);
	}

	@Override
	public Pet create(ResourceData<Pet> data) {
		Pet plan = data.plan();
		return PetMapping.toPet(this.client.createPet(PetMapping.toRequest(plan)), plan);
	}

	@Override
	public Optional<Pet> read(ResourceData<Pet> data) throws Exception {
		Pet state = data.state();
		return data.read(this.pets, state.id()).map((pet) -> PetMapping.toPet(pet, state));
	}

	@Override
	public Pet update(ResourceData<Pet> data) {
		Pet plan = data.plan();
		return PetMapping.toPet(this.client.updatePet(plan.id(), PetMapping.toRequest(plan)), plan);
	}

	@Override
	public void delete(ResourceData<Pet> data) {
		this.client.deletePet(data.state().id());
	}

}
