/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A row of a table that compares ways to run the provider, a column for each.
 *
 * @param what what was measured
 * @param cells what it took, by the name of the way, in the order of the columns
 * @param limits budgets of some of the ways
 */
public record VariantRow(String what, Map<String, String> cells, List<Limit> limits) {

	/**
	 * Create a row without budgets.
	 * @param what what was measured
	 * @param cells what it took, by the name of the way
	 */
	public VariantRow(String what, Map<String, String> cells) {
		this(what, cells, List.of());
	}

	String head() {
		return line(
				Stream.of(List.of(""), List.copyOf(this.cells.keySet()), List.of("budget", "")).flatMap(List::stream));
	}

	String rule() {
		return "|" + "---|".repeat(this.cells.size() + 3);
	}

	String markdown() {
		return line(Stream
			.of(List.of(this.what), List.copyOf(this.cells.values()),
					List.of(String.join(", ", this.limits.stream().map(Limit::text).toList()),
							String.join(", ", this.limits.stream().map(Limit::verdict).toList())))
			.flatMap(List::stream));
	}

	private static String line(Stream<String> cells) {
		return "| " + String.join(" | ", cells.toList()) + " |";
	}

	/**
	 * A budget of one way.
	 *
	 * @param text the budget
	 * @param part how much of it is used: 1 is all of it
	 */
	public record Limit(String text, double part) {

		String verdict() {
			return Row.verdict(this.part);
		}

	}

}
