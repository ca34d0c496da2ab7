/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

import org.springframework.stereotype.Component;

@Component
class PetResource implements UpdatableResource<Pet> {

	@Override
	public Pet create(ResourceData<Pet> data) {
		return new Pet("1", data.plan().name());
	}

	@Override
	public Optional<Pet> read(ResourceData<Pet> data) {
		return Optional.of(data.state());
	}

	@Override
	public Pet update(ResourceData<Pet> data) {
		return data.plan();
	}

	@Override
	public void delete(ResourceData<Pet> data) {
	}

}
