/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A row of the table that compares a process for each launch with a process for the
 * command and with one that stays.
 *
 * @param what the command
 * @param launch what it took with a process for each launch
 * @param command what it took with one for the command
 * @param resident what it took with one that stays
 * @param budget what it may take
 * @param peer what it takes with the provider of the peer, on another machine
 */
public record ScopeRow(String what, Figures launch, Figures command, Figures resident, Budget budget, String peer) {

	static final String HEAD = """
			| command | launch | command | resident | processor | × launch | budget | | Go peer, another machine |
			|---|---|---|---|---|---|---|---|---|""";

	String markdown() {
		return "| " + String.join(" | ", this.what, times(this.launch), times(this.command), times(this.resident),
				processor(this.launch) + ", " + processor(this.command) + ", " + processor(this.resident),
				ratio(this.command) + ", " + ratio(this.resident), String.join(", ", this.budget.texts()),
				String.join(", ", verdicts()), this.peer) + " |";
	}

	private static String times(Figures figures) {
		return "%s (%s)".formatted(Units.time(figures.times().least()), Units.time(figures.times().median()));
	}

	private static String processor(Figures figures) {
		return Units.time(figures.processor().least());
	}

	private String ratio(Figures figures) {
		return Units.ratio(figures.times().least(), this.launch.times().least());
	}

	private List<String> verdicts() {
		double command = this.command.times().least();
		List<String> verdicts = new ArrayList<>();
		if (this.budget.command() != null) {
			verdicts.add("command " + Row.verdict(command / this.budget.command()));
		}
		if (this.budget.share() != null) {
			verdicts.add("× launch " + Row.verdict(command / this.launch.times().least() / this.budget.share()));
		}
		if (this.budget.resident() != null) {
			verdicts.add("resident " + Row.verdict(this.resident.times().least() / this.budget.resident()));
		}
		return verdicts;
	}

	/**
	 * What a command took.
	 *
	 * @param times the time one waits
	 * @param processor processor time of CLI and providers
	 */
	public record Figures(Samples times, Samples processor) {

	}

	/**
	 * What a command may take, at the least.
	 *
	 * @param command seconds with a process for the command
	 * @param share the same, in terms of what it takes with a process for each launch
	 * @param resident seconds with a process that stays
	 */
	public record Budget(@Nullable Double command, @Nullable Double share, @Nullable Double resident) {

		/**
		 * No limit.
		 */
		public static final Budget NONE = new Budget(null, null, null);

		List<String> texts() {
			List<String> texts = new ArrayList<>();
			if (this.command != null) {
				texts.add("command ≤ " + Units.time(this.command));
			}
			if (this.share != null) {
				texts.add("≤ " + Units.ratio(this.share, 1) + " launch");
			}
			if (this.resident != null) {
				texts.add("resident ≤ " + Units.time(this.resident));
			}
			return texts;
		}

	}

}
