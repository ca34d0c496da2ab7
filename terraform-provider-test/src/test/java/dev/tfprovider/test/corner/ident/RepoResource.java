/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Optional;

import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages repositories, which are imported by owner and name.
 */
@ImportId("{owner}/{name}")
class RepoResource implements UpdatableResource<Repo> {

	private final CornerUpstream upstream;

	RepoResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Repo create(ResourceData<Repo> data) {
		Repo created = data.plan().withId(this.upstream.nextId());
		this.upstream.log("create " + created.name() + " of " + team(data));
		this.upstream.put(created.id(), created);
		return created;
	}

	private static String team(ResourceData<Repo> data) {
		return data.providerMeta(ModuleMeta.class).map(ModuleMeta::team).orElse("nobody");
	}

	@Override
	public Optional<Repo> read(ResourceData<Repo> data) {
		Repo state = data.state();
		return (state.id() != null) ? find(state.id()) : find(state.owner(), state.name());
	}

	private Optional<Repo> find(long id) {
		return Optional.ofNullable((Repo) this.upstream.find(id));
	}

	private Optional<Repo> find(String owner, String name) {
		return this.upstream.first(Repo.class, (repo) -> repo.owner().equals(owner) && repo.name().equals(name));
	}

	@Override
	public Repo update(ResourceData<Repo> data) {
		Repo updated = data.plan().withId(data.state().id());
		this.upstream.log("update " + updated.name() + " of " + team(data));
		this.upstream.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Repo> data) {
		this.upstream.delete(data.state().id());
	}

}
