/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Optional;

import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;

/**
 * Manages loose objects, without update.
 */
class LooseResource implements ManagedResource<Loose> {

	private final CornerUpstream upstream;

	LooseResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Loose create(ResourceData<Loose> data) {
		Loose plan = data.plan();
		Loose created = new Loose(this.upstream.nextId("loose"), plan.value(), plan.note());
		this.upstream.log("create loose " + plan.note());
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Loose> read(ResourceData<Loose> data) {
		return Optional.ofNullable((Loose) this.upstream.find(data.state().id()));
	}

	@Override
	public void delete(ResourceData<Loose> data) {
		this.upstream.log("delete loose " + data.state().id());
		this.upstream.delete(data.state().id());
	}

}
