/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measures what the CLI needs to compare the hash of an installed package, which it does
 * once for each command that could start a provider. No provider is started: the
 * configuration is empty, and the lock file names the package.
 */
final class PackageChecks {

	private static final List<String> VALIDATE = List.of("validate");

	private final Map<String, Path> mirrors;

	private final Function<String, TerraformProject> projects;

	private final PetstoreApiProcess api;

	private final int rounds;

	/**
	 * Create the measurement.
	 * @param mirrors mirrors with one package each, by what the package is called
	 * @param projects makes an empty project for a mirror, by what it is called
	 * @param api the API, which hears of nothing
	 * @param rounds how often to measure
	 */
	PackageChecks(Map<String, Path> mirrors, Function<String, TerraformProject> projects, PetstoreApiProcess api,
			int rounds) {
		this.mirrors = mirrors;
		this.projects = projects;
		this.api = api;
		this.rounds = rounds;
	}

	void run(Report report) {
		TerraformProject none = this.projects.apply("").builtIn(0);
		Map<String, TerraformProject> checked = new LinkedHashMap<>();
		this.mirrors.keySet().forEach((name) -> checked.put(name, this.projects.apply(name).pets(1).unused()));
		CommandMeasurement floor = new CommandMeasurement();
		Map<String, CommandMeasurement> measured = new LinkedHashMap<>();
		checked.keySet().forEach((name) -> measured.put(name, new CommandMeasurement()));
		// the first round reads the files from the disk
		for (int i = 0; i <= this.rounds; i++) {
			CommandMeasurement first = (i == 0) ? new CommandMeasurement() : null;
			((first != null) ? first : floor).measure(none, this.api, VALIDATE);
			checked.forEach((name, project) -> ((first != null) ? first : measured.get(name)).measure(project, this.api,
					VALIDATE));
		}
		report.add(floor.row("the CLI itself: validate, no provider"));
		measured.forEach((name, validate) -> {
			report.add(Row.of("size of the %s".formatted(name), Units.memory(size(this.mirrors.get(name)))));
			report.add(validate.row("the CLI's hash of it: validate, no provider, but one locked")
				.ratio("%s and %s of processor more than without".formatted(
						Units.time(validate.times().least() - floor.times().least()),
						Units.time(validate.processor().least() - floor.processor().least()))));
		});
	}

	/**
	 * Returns the size of the package, which a mirror may have for several registries.
	 */
	private static long size(Path mirror) {
		try (Stream<Path> registries = Files.list(mirror);
				Stream<Path> files = Files.walk(registries.findFirst().orElseThrow())) {
			return files.filter(Files::isRegularFile).mapToLong((file) -> file.toFile().length()).sum();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
