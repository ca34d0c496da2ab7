/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
		CommandMeasurement floor = new CommandMeasurement();
		List<Check> checks = this.mirrors.entrySet()
			.stream()
			.map((mirror) -> new Check(mirror.getKey(), mirror.getValue(),
					this.projects.apply(mirror.getKey()).pets(1).unused(), new CommandMeasurement()))
			.toList();
		// reads the files from the disk
		checks.forEach((check) -> new CommandMeasurement().measure(check.project(), this.api, VALIDATE));
		for (int i = 0; i < this.rounds; i++) {
			floor.measure(none, this.api, VALIDATE);
			checks.forEach((check) -> check.validate().measure(check.project(), this.api, VALIDATE));
		}
		report.add(floor.row("the CLI itself: validate, no provider"));
		checks.forEach((check) -> {
			report.add(Row.of("size of the %s".formatted(check.name()), Units.memory(size(check.mirror()))));
			report.add(check.validate()
				.row("the CLI's hash of it: validate, no provider, but one locked")
				.ratio("%s and %s of processor more than without".formatted(
						Units.time(check.validate().times().least() - floor.times().least()),
						Units.time(check.validate().processor().least() - floor.processor().least()))));
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

	/**
	 * A package, and what the CLI needs for it.
	 */
	private record Check(String name, Path mirror, TerraformProject project, CommandMeasurement validate) {

	}

}
