/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.List;

/**
 * The measurements of one command, with providers started anew and with a resident
 * process.
 *
 * @param cold providers are started anew
 * @param resident a process stays
 */
record CommandComparison(CommandMeasurement cold, CommandMeasurement resident) {

	CommandComparison() {
		this(new CommandMeasurement(), new CommandMeasurement());
	}

	void measure(TerraformProject cold, TerraformProject resident, PetstoreApiProcess api, List<String> command) {
		this.cold.measure(cold, api, command);
		this.resident.measure(resident, api, command);
	}

}
