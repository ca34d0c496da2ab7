/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.resource.UpgradableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages shelves, whose states have had two other forms.
 */
class ShelfResource implements UpdatableResource<Shelf>, UpgradableResource<Shelf> {

	private final CornerUpstream upstream;

	ShelfResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public StateUpgrades<Shelf> stateUpgrades() {
		return StateUpgrades.from(ShelfV0.class, ShelfV0::toV1).then(ShelfV1.class, ShelfV1::toCurrent);
	}

	@Override
	public Shelf create(ResourceData<Shelf> data) {
		Shelf created = new Shelf(this.upstream.nextId(), data.plan().size(), data.plan().label());
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Shelf> read(ResourceData<Shelf> data) {
		return Optional.ofNullable((Shelf) this.upstream.find(data.state().id()));
	}

	@Override
	public Shelf update(ResourceData<Shelf> data) {
		Shelf updated = new Shelf(data.state().id(), data.plan().size(), data.plan().label());
		this.upstream.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Shelf> data) {
		this.upstream.delete(data.state().id());
	}

}
