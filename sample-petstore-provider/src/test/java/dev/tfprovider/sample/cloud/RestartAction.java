/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.boot.TerraformAction;

/**
 * Restarts all machines of a region.
 */
@TerraformAction("restart")
class RestartAction implements InvocableAction<RestartAction.Restart> {

	private final RegionClient client;

	RestartAction(RegionClient client) {
		this.client = client;
	}

	@Override
	public void invoke(ActionData<Restart> data) {
		this.client.note("restart of " + this.client.findAll().size());
	}

	/**
	 * A restart.
	 *
	 * @param hard whether to pull the plug
	 */
	record Restart(boolean hard) {

	}

}
