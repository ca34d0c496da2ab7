/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Keeps objects as they are planned.
 *
 * @param <M> the model
 */
class StoredResource<M> implements UpdatableResource<M> {

	private final CornerUpstream upstream;

	private final BiFunction<M, Long, M> complete;

	private final Function<M, Long> id;

	/**
	 * Create a resource.
	 * @param complete gives the object that the API answers with, of the planned one and
	 * its identifier
	 */
	StoredResource(CornerUpstream upstream, BiFunction<M, Long, M> complete, Function<M, Long> id) {
		this.upstream = upstream;
		this.complete = complete;
		this.id = id;
	}

	@Override
	public M create(ResourceData<M> data) {
		return put(data.plan(), this.upstream.nextId());
	}

	@Override
	@SuppressWarnings("unchecked")
	public Optional<M> read(ResourceData<M> data) {
		return Optional.ofNullable((M) this.upstream.find(this.id.apply(data.state())));
	}

	@Override
	public M update(ResourceData<M> data) {
		return put(data.plan(), this.id.apply(data.state()));
	}

	@Override
	public void delete(ResourceData<M> data) {
		this.upstream.log("delete " + this.id.apply(data.state()));
		this.upstream.delete(this.id.apply(data.state()));
	}

	private M put(M planned, long id) {
		M stored = this.complete.apply(planned, id);
		this.upstream.log("put " + id);
		this.upstream.put(id, stored);
		return stored;
	}

}
