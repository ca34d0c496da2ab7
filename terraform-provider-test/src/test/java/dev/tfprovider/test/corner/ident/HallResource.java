/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.resource.ImportRequest;
import dev.tfprovider.resource.ImportableResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages halls, which are imported by name, together with an annex.
 */
class HallResource implements ManagedResource<Hall>, ImportableResource<Hall> {

	private final CornerUpstream upstream;

	HallResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Hall create(ResourceData<Hall> data) {
		Hall created = new Hall(this.upstream.nextId(), data.plan().name());
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Hall> read(ResourceData<Hall> data) {
		return Optional.ofNullable((Hall) this.upstream.find(data.state().id()));
	}

	@Override
	public void delete(ResourceData<Hall> data) {
		this.upstream.delete(data.state().id());
	}

	@Override
	public Hall importObject(ImportRequest<Hall> request) {
		String name = request.id().orElseThrow();
		Hall hall = this.upstream.first(Hall.class, (candidate) -> candidate.name().equals(name))
			.orElseThrow(() -> new DiagnosticException("Hall not found", "There is no hall named \"" + name + "\"."));
		this.upstream.first(Hall.class, (candidate) -> candidate.name().equals("annex of " + name))
			.ifPresent(request::also);
		return hall;
	}

}
