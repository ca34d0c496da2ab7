/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.List;

/**
 * One command with providers that are started anew, and with a process that stays.
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
