/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import java.util.stream.Stream;

import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;

/**
 * Lists the machines of a region.
 */
@TerraformListResource("machine")
class MachineListResource implements ListResource<Machine, MachineListResource.All> {

	private final RegionClient client;

	MachineListResource(RegionClient client) {
		this.client = client;
	}

	@Override
	public Stream<Machine> list(ListQuery<All> query) {
		return this.client.findAll().stream();
	}

	@Override
	public String displayName(Machine machine) {
		return machine.name();
	}

	/**
	 * No filters.
	 */
	record All() {

	}

}
