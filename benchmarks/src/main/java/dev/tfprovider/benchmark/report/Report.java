/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the table of results and the conditions of the measurements.
 */
public final class Report {

	private static final String HEAD = """
			| what | least | median | processor | ratio | budget | | Go peer, another machine |
			|---|---|---|---|---|---|---|---|""";

	private final List<String> conditions = new ArrayList<>();

	private final List<Row> rows = new ArrayList<>();

	private final List<ScopeRow> scopes = new ArrayList<>();

	private final List<String> notes = new ArrayList<>();

	/**
	 * Add something that explains the figures.
	 * @param condition a phrase
	 */
	public void condition(String condition) {
		this.conditions.add(condition);
	}

	/**
	 * Add a line of the table.
	 * @param row the line
	 */
	public void add(Row row) {
		this.rows.add(row);
	}

	/**
	 * Add a line of the table of commands.
	 * @param row the line
	 */
	public void add(ScopeRow row) {
		this.scopes.add(row);
	}

	/**
	 * Add something to say below the table.
	 * @param note a sentence
	 */
	public void note(String note) {
		this.notes.add(note);
	}

	/**
	 * Write it.
	 * @return Markdown
	 */
	public String markdown() {
		return Stream
			.of(list(this.conditions), Stream.of(HEAD), this.rows.stream().map(Row::markdown), Stream.of(""),
					commands(), list(this.notes))
			.flatMap((lines) -> lines)
			.collect(Collectors.joining("\n", "", "\n"));
	}

	private Stream<String> commands() {
		return this.scopes.isEmpty() ? Stream.of() : Stream.of(Stream
			.of("Commands with a process for each launch, for the command, and with one that stays: least (median), processor time in the same order."),
				Stream.of(""), Stream.of(ScopeRow.HEAD), this.scopes.stream().map(ScopeRow::markdown), Stream.of(""))
			.flatMap((lines) -> lines);
	}

	private static Stream<String> list(List<String> lines) {
		return lines.isEmpty() ? Stream.of() : Stream.concat(lines.stream().map((line) -> "- " + line), Stream.of(""));
	}

}
