/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.resource.MovableResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.StateMover;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages racks, which may have been shelves or something of another provider.
 */
class RackResource implements UpdatableResource<Rack>, MovableResource<Rack> {

	private final CornerUpstream upstream;

	RackResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public List<StateMover<Rack>> stateMovers() {
		return List.of(
				StateMover.from("corner_shelf", Shelf.class, (shelf) -> new Rack(shelf.id(), shelf.size().width())),
				StateMover
					.<Rack>fromRaw("terraform_data",
							(state) -> new Rack(Long.valueOf(String.valueOf(state.attributes().get("id"))), 0))
					.ofProvider("terraform.io/builtin/terraform"));
	}

	@Override
	public Rack create(ResourceData<Rack> data) {
		Rack created = new Rack(this.upstream.nextId(), data.plan().width());
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Rack> read(ResourceData<Rack> data) {
		Object found = this.upstream.find(data.state().id());
		return (found instanceof Shelf shelf) ? Optional.of(new Rack(shelf.id(), shelf.size().width()))
				: Optional.ofNullable((Rack) found);
	}

	@Override
	public Rack update(ResourceData<Rack> data) {
		Rack updated = new Rack(data.state().id(), data.plan().width());
		this.upstream.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Rack> data) {
		this.upstream.delete(data.state().id());
	}

}
