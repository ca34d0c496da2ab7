/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The options of a benchmark run.
 *
 * @param quick whether five minutes have to do
 * @param sections which parts of the table
 * @param out file to write the table to
 * @param root folder of the project, built
 * @param work folder to work in, removed by its creator
 * @param cli the CLI, if there is one
 * @param executable the sample as an executable without a JVM, if there is one
 * @param peer a provider to compare with, with the same resource, if there is one
 */
record Settings(boolean quick, Set<String> sections, Path out, Path root, Path work, Optional<String> cli,
		Optional<Path> executable, Optional<Path> peer) {

	private static final Set<String> ALL = new TreeSet<>(
			Set.of("start", "serve", "resident", "schema", "docs", "code", "cli", "growth", "once"));

	static Settings parse(List<String> arguments) {
		List<String> names = new ArrayList<>(arguments);
		boolean quick = names.remove("--quick");
		Path root = Path.of(value(names, "--root").orElse(".")).toAbsolutePath();
		Path out = Path.of(value(names, "--out").orElse("target/benchmarks.md"));
		Path work = Path.of(value(names, "--work").orElseThrow());
		Optional<String> cli = value(names, "--cli");
		Optional<Path> executable = value(names, "--native").map(Settings::file);
		Optional<Path> peer = value(names, "--peer").map(Settings::file);
		if (!ALL.containsAll(names)) {
			throw new IllegalArgumentException("Choose from %s, not %s".formatted(ALL, names));
		}
		return new Settings(quick, names.isEmpty() ? ALL : Set.copyOf(names), root.resolve(out), root, work, cli,
				executable, peer);
	}

	private static Path file(String name) {
		Path file = Path.of(name).toAbsolutePath().normalize();
		if (!Files.isExecutable(file)) {
			throw new IllegalArgumentException("No executable: " + file);
		}
		return file;
	}

	private static Optional<String> value(List<String> arguments, String option) {
		int index = arguments.indexOf(option);
		if (index < 0 || index + 1 == arguments.size()) {
			return Optional.empty();
		}
		arguments.remove(index);
		return Optional.of(arguments.remove(index)).filter((value) -> !value.isEmpty());
	}

	boolean has(String section) {
		return this.sections.contains(section);
	}

}
