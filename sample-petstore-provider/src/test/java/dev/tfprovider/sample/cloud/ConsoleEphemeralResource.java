/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.TerraformEphemeralResource;
import dev.tfprovider.ephemeral.CloseableEphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.ephemeral.OpenEphemeralResourceData;

/**
 * Opens consoles.
 */
@TerraformEphemeralResource("console")
class ConsoleEphemeralResource
		implements EphemeralResource<ConsoleEphemeralResource.Console>, CloseableEphemeralResource {

	private final RegionClient client;

	ConsoleEphemeralResource(RegionClient client) {
		this.client = client;
	}

	@Override
	public Console open(EphemeralResourceData<Console> data) {
		this.client.note("console");
		return new Console(data.config().title(), "of " + data.config().title());
	}

	@Override
	public void close(OpenEphemeralResourceData data) {
		this.client.note("end of console");
	}

	/**
	 * A console.
	 *
	 * @param title what it is for
	 * @param token what opens it
	 */
	record Console(String title, @Computed String token) {

	}

}
