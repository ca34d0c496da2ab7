/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.RateLimited;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

/**
 * Manages machines, and says nothing of regions.
 */
@TerraformResource(value = "machine", dataSource = true)
@RateLimited(concurrent = MachineResource.AT_ONCE)
class MachineResource implements UpdatableResource<Machine> {

	static final int AT_ONCE = 2;

	private final RegionClient client;

	MachineResource(RegionClient client) {
		this.client = client;
	}

	@Override
	public Machine create(ResourceData<Machine> data) {
		return this.client.create(data.plan().name());
	}

	@Override
	public Optional<Machine> read(ResourceData<Machine> data) {
		return this.client.find(data.state().id());
	}

	@Override
	public Machine update(ResourceData<Machine> data) {
		return this.client.rename(data.plan().id(), data.plan().name());
	}

	@Override
	public void delete(ResourceData<Machine> data) {
		this.client.delete(data.state().id());
	}

}
