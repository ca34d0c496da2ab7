/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

/**
 * Manages nests.
 */
class NestResource implements UpdatableResource<Nest> {

	private final CornerUpstream upstream;

	NestResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Nest create(ResourceData<Nest> data) {
		Nest created = data.plan().completed(this.upstream.nextId("nest"));
		this.upstream.log("create " + created.name());
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Nest> read(ResourceData<Nest> data) {
		return Optional.ofNullable((Nest) this.upstream.find(data.state().id()));
	}

	@Override
	public Nest update(ResourceData<Nest> data) {
		Nest updated = data.plan().completed(data.state().id());
		this.upstream.log("update " + updated.id());
		this.upstream.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Nest> data) {
		this.upstream.log("delete " + data.state().id());
		this.upstream.delete(data.state().id());
	}

}
