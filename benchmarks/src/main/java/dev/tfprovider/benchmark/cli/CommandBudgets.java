/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.Map;

import dev.tfprovider.benchmark.report.ScopeRow.Budget;

/**
 * What commands may take, by their name and the number of pets, and what they take with
 * the provider of the peer.
 */
final class CommandBudgets {

	private static final Map<String, Budget> ONE = Map.of("validate", new Budget(0.8, 0.55, 0.16), "plan",
			new Budget(0.9, 0.43, 0.16), "apply", new Budget(1.05, 0.31, 0.22), "destroy",
			new Budget(1.15, 0.26, 0.25));

	private static final Map<String, Budget> THOUSAND = Map.of("no-op plan", new Budget(3.8, null, 2.2), "apply",
			new Budget(9.5, null, 8.0), "no-op apply", new Budget(10.5, null, null), "destroy",
			new Budget(14.0, null, 12.0));

	private static final Map<String, String> PEER_ONE = Map.of("plan", "0.154 s", "apply", "0.200 s", "destroy",
			"0.238 s");

	private static final Map<String, String> PEER_THOUSAND = Map.of("no-op plan", "3.8 s", "no-op apply", "10.5 s");

	private CommandBudgets() {
	}

	static Budget of(String command, int pets) {
		return switch (pets) {
			case 1 -> ONE.getOrDefault(command, Budget.NONE);
			case 1000 -> THOUSAND.getOrDefault(command, Budget.NONE);
			default -> Budget.NONE;
		};
	}

	static String peer(String command, int pets) {
		return switch (pets) {
			case 1 -> PEER_ONE.getOrDefault(command, "");
			case 1000 -> PEER_THOUSAND.getOrDefault(command, "");
			default -> "";
		};
	}

}
