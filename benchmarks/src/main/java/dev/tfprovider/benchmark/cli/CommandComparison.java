/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.List;

/**
 * The measurements of one command, with a process for each launch, one for each command,
 * and a resident one.
 *
 * @param cold providers are started anew
 * @param shared the launches of a command share a process
 * @param resident a process stays
 */
record CommandComparison(CommandMeasurement cold, CommandMeasurement shared, CommandMeasurement resident) {

	CommandComparison() {
		this(new CommandMeasurement(), new CommandMeasurement(), new CommandMeasurement());
	}

	void measure(TerraformProject cold, TerraformProject shared, TerraformProject resident, PetstoreApiProcess api,
			List<String> command) {
		this.cold.measure(cold, api, command);
		this.shared.measure(shared, api, command);
		this.resident.measure(resident, api, command);
	}

}
