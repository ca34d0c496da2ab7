/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages racks.
 */
class RackResource implements UpdatableResource<Rack> {

	private final CornerUpstream upstream;

	private final Map<Long, Rack.Serials> serials = new HashMap<>();

	RackResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public synchronized Rack create(ResourceData<Rack> data) {
		long id = this.upstream.nextId();
		this.serials.put(id, new Rack.Serials());
		Rack created = data.plan().completed(id, this.serials.get(id));
		this.upstream.put(created.id(), created);
		this.upstream.log("create rack " + created.name());
		return created;
	}

	@Override
	public Optional<Rack> read(ResourceData<Rack> data) {
		return Optional.ofNullable((Rack) this.upstream.find(data.state().id()));
	}

	@Override
	public synchronized Rack update(ResourceData<Rack> data) {
		Rack updated = data.plan().completed(data.state().id(), this.serials.get(data.state().id()));
		this.upstream.put(updated.id(), updated);
		this.upstream.log("update rack " + updated.id() + " " + data.changes());
		return updated;
	}

	@Override
	public void delete(ResourceData<Rack> data) {
		this.upstream.log("delete rack " + data.state().id());
		this.upstream.delete(data.state().id());
	}

}
