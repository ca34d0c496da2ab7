/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;

import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

/**
 * Applies the rate limit of a resource to its methods.
 *
 * @param resource the author's code
 * @param limit decides whose turn it is
 * @param idler waits for it
 * @param <M> the model
 */
record LimitedResource<M>(ManagedResource<M> resource, CallRateLimit limit,
		CallRateLimit.Idler idler) implements UpdatableResource<M> {

	@Override
	public M create(ResourceData<M> data) throws Exception {
		return this.limit.run(this.idler, () -> this.resource.create(data));
	}

	@Override
	public Optional<M> read(ResourceData<M> data) throws Exception {
		return this.limit.run(this.idler, () -> this.resource.read(data));
	}

	@Override
	public M update(ResourceData<M> data) throws Exception {
		return this.limit.run(this.idler, () -> ResourceType.updatable(this.resource).update(data));
	}

	@Override
	public void delete(ResourceData<M> data) throws Exception {
		this.limit.run(this.idler, () -> {
			this.resource.delete(data);
			return true;
		});
	}

}
