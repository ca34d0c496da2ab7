/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages doors.
 */
class DoorResource implements UpdatableResource<Door> {

	private final CornerUpstream upstream;

	DoorResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Door create(ResourceData<Door> data) {
		this.upstream.put(data.plan().number(), data.plan());
		return data.plan();
	}

	@Override
	public Optional<Door> read(ResourceData<Door> data) {
		Door state = data.state();
		return this.upstream.first(Door.class,
				(door) -> door.building().equals(state.building()) && door.number() == state.number());
	}

	@Override
	public Door update(ResourceData<Door> data) {
		return create(data);
	}

	@Override
	public void delete(ResourceData<Door> data) {
		this.upstream.delete(data.state().number());
	}

}
