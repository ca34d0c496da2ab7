/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Optional;

import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;

import org.springframework.stereotype.Component;

/**
 * Without update: every change replaces.
 */
@Component
class FixedPetResource implements ManagedResource<Pet> {

	@Override
	public Pet create(ResourceData<Pet> data) {
		return data.plan();
	}

	@Override
	public Optional<Pet> read(ResourceData<Pet> data) {
		return Optional.empty();
	}

	@Override
	public void delete(ResourceData<Pet> data) {
	}

}
