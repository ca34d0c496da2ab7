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
 * @param launch providers are started anew by every launch
 * @param command the launches of a command share a process
 * @param resident a process stays
 */
record CommandComparison(CommandMeasurement launch, CommandMeasurement command, CommandMeasurement resident) {

	CommandComparison() {
		this(new CommandMeasurement(), new CommandMeasurement(), new CommandMeasurement());
	}

	void measure(TerraformProject launch, TerraformProject command, TerraformProject resident, PetstoreApiProcess api,
			List<String> arguments) {
		this.launch.measure(launch, api, arguments);
		this.command.measure(command, api, arguments);
		this.resident.measure(resident, api, arguments);
	}

}
