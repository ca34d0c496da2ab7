/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the table of results and the conditions of the measurements.
 */
public final class Report {

	/**
	 * The table of commands.
	 */
	public static final String COMMANDS = "Commands: least (median) time, least processor time of CLI and provider";

	/**
	 * The table of plans of more and more objects.
	 */
	public static final String GROWTH = "Plans of more and more objects: the same, and the most memory of the providers together";

	/**
	 * The table of plans with more and more configurations of the provider.
	 */
	public static final String ALIASES = "Plans of one object for each of more and more aliases of the provider: the same";

	/**
	 * The table of commands in several directories at once.
	 */
	public static final String AT_ONCE = "Commands in several directories at once: the same, of all of them together";

	private static final String HEAD = """
			| what | least | median | processor | ratio | budget | |
			|---|---|---|---|---|---|---|""";

	private final List<String> conditions = new ArrayList<>();

	private final List<Row> rows = new ArrayList<>();

	private final Map<String, List<VariantRow>> tables = new LinkedHashMap<>();

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
	 * Add a line of a table that compares ways to run the provider.
	 * @param table the table, by what it shows
	 * @param row the line
	 */
	public void add(String table, VariantRow row) {
		this.tables.computeIfAbsent(table, (any) -> new ArrayList<>()).add(row);
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
			.of(list(this.conditions), Stream.of(HEAD), this.rows.stream().map(Row::markdown), Stream.of(""), tables(),
					list(this.notes))
			.flatMap((lines) -> lines)
			.collect(Collectors.joining("\n", "", "\n"));
	}

	private Stream<String> tables() {
		return this.tables.entrySet()
			.stream()
			.flatMap((table) -> Stream
				.of(Stream.of(table.getKey() + ".", "", table.getValue().get(0).head(), table.getValue().get(0).rule()),
						table.getValue().stream().map(VariantRow::markdown), Stream.of(""))
				.flatMap((lines) -> lines));
	}

	private static Stream<String> list(List<String> lines) {
		return lines.isEmpty() ? Stream.of() : Stream.concat(lines.stream().map((line) -> "- " + line), Stream.of(""));
	}

}
