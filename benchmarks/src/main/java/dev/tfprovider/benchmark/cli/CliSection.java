/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

import dev.tfprovider.benchmark.launch.ResidentProcesses;
import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;
import dev.tfprovider.benchmark.report.VariantRow;

/**
 * Measures commands of the real CLI with the sample and its real API, in each way to run
 * the provider.
 */
public final class CliSection {

	private static final List<String> VALIDATE = List.of("validate");

	private static final List<String> PLAN = List.of("plan");

	private static final List<String> APPLY = List.of("apply", "-auto-approve");

	private static final Map<String, List<String>> COMMANDS = new LinkedHashMap<>();

	static {
		COMMANDS.put("validate", VALIDATE);
		COMMANDS.put("plan", PLAN);
		COMMANDS.put("apply", APPLY);
		COMMANDS.put("no-op plan", PLAN);
		COMMANDS.put("no-op apply", APPLY);
		COMMANDS.put("destroy", List.of("destroy", "-auto-approve"));
	}

	private static final int MANY = 1000;

	private static final int AT_ONCE = 10;

	private static final int FRESH_ROUNDS = 3;

	private static final int CHECK_ROUNDS = 10;

	/**
	 * Pets of one plan.
	 */
	private static final List<Integer> SIZES = List.of(1, 10, 100, 1_000, 10_000);

	private static final List<Integer> ALIASES = List.of(1, 5, 20, 50);

	private final String cli;

	private final List<ProviderVariant> variants;

	private final Map<String, Path> packages;

	private final Path work;

	private final PetstoreApiProcess api;

	private final ResidentProcesses processes;

	private final Duration time;

	/**
	 * Create the section.
	 * @param cli the CLI
	 * @param variants the ways to run the provider
	 * @param packages mirrors with one package each, by what it is called
	 * @param work a folder to work in
	 * @param api the API
	 * @param processes where launches leave processes behind that are to
	 * @param time how long to measure commands: fewer pets are measured more often, and
	 * what would take too long is left out
	 */
	public CliSection(String cli, List<ProviderVariant> variants, Map<String, Path> packages, Path work,
			PetstoreApiProcess api, ResidentProcesses processes, Duration time) {
		this.cli = cli;
		this.variants = List.copyOf(variants);
		this.packages = packages;
		this.work = work;
		this.api = api;
		this.processes = processes;
		this.time = time;
	}

	/**
	 * Measure commands.
	 * @param report where the rows go
	 */
	public void commands(Report report) {
		this.api.read(2 * MANY);
		long before = this.api.processor().toNanos();
		Samples reads = new Samples();
		reads.add(this.api.read(MANY));
		Samples processor = new Samples();
		processor.add(this.api.processor().toNanos() - before);
		report.add(Row.of("the API itself: 1,000 reads, ten at once", reads)
			.processor("API " + Units.time(processor.least())));
		TerraformProject builtIn = project(this.variants.get(0)).builtIn(MANY);
		builtIn.terraform(APPLY);
		CommandMeasurement plan = new CommandMeasurement();
		plan.measure(builtIn, this.api, PLAN);
		report.add(plan.row("the CLI itself: no-op plan, 1,000 built-in resources"));
		new PackageChecks(this.packages, this::checked, this.api, CHECK_ROUNDS).run(report);
		fresh(report);
		long start = System.nanoTime();
		for (int pets : List.of(1, MANY)) {
			long end = start + (long) (((pets == 1) ? 0.25 : 1) * this.time.toNanos());
			if (pets == MANY && System.nanoTime() > end) {
				report.note("1,000 pets were left out: this machine was too busy.");
			}
			else {
				commands(report, pets, end);
			}
		}
	}

	private TerraformProject checked(String name) {
		return new TerraformProject(this.cli, this.work.resolve("checked-" + name.replace(' ', '-')),
				new ProviderVariant(name, this.packages.getOrDefault(name, this.variants.get(0).mirror())),
				this.api.endpoint());
	}

	/**
	 * Measures the first command on a machine that has never seen the package.
	 */
	private void fresh(Report report) {
		Map<String, CommandMeasurement> runs = new LinkedHashMap<>();
		List<TerraformProject> each = this.variants.stream().map((variant) -> project(variant).pets(1)).toList();
		for (int i = 0; i < FRESH_ROUNDS; i++) {
			for (int way = 0; way < each.size(); way++) {
				if (!this.variants.get(way).name().equals(ProviderVariant.RESIDENT)) {
					runs.computeIfAbsent(this.variants.get(way).name(), (any) -> new CommandMeasurement())
						.measure(each.get(way).fresh(), this.api, VALIDATE);
				}
			}
		}
		runs.forEach((way, measured) -> report
			.add(measured.row("validate, 1 pet, first command of a machine, %s".formatted(way))));
	}

	private void commands(Report report, int pets, long end) {
		List<TerraformProject> each = this.variants.stream().map((variant) -> project(variant).pets(pets)).toList();
		// files come from the disk, and what the package has packed is unpacked
		each.forEach((project) -> project.terraform(VALIDATE));
		Map<String, Map<String, CommandMeasurement>> runs = new LinkedHashMap<>();
		long round = 0;
		// the next round is likely to take as long as the last one
		while (runs.isEmpty() || System.nanoTime() + round < end) {
			long before = System.nanoTime();
			COMMANDS.forEach((name, command) -> {
				for (int way = 0; way < each.size(); way++) {
					runs.computeIfAbsent(name, (any) -> new LinkedHashMap<>())
						.computeIfAbsent(this.variants.get(way).name(), (any) -> new CommandMeasurement())
						.measure(each.get(way), this.api, command);
				}
			});
			round = System.nanoTime() - before;
		}
		runs.forEach((name, measured) -> {
			Map<String, String> cells = new LinkedHashMap<>();
			measured.forEach((way, times) -> cells.put(way, times.cell()));
			report.add(Report.COMMANDS,
					new VariantRow(counted(name, pets, "pet"), cells, CommandBudgets.of(name, pets, measured)));
		});
	}

	/**
	 * Measures what a plan takes as its configuration grows.
	 * @param report where the rows go
	 */
	public void growth(Report report) {
		for (int pets : SIZES) {
			growth(report, Report.GROWTH, counted("plan", pets, "pet"),
					(variant) -> List.of(project(variant).pets(pets)), (pets < MANY) ? 3 : 1);
		}
		for (int aliases : ALIASES) {
			growth(report, Report.ALIASES, counted("plan", aliases, "alias"),
					(variant) -> List.of(project(variant).aliases(aliases)), 1);
		}
	}

	/**
	 * Measures a command in ten root modules at once.
	 * @param report where the rows go
	 */
	public void atOnce(Report report) {
		growth(report, Report.AT_ONCE, "plan of 10 pets in each of %s root modules".formatted(AT_ONCE),
				(variant) -> IntStream.range(0, AT_ONCE).mapToObj((any) -> project(variant).pets(AT_ONCE)).toList(), 2);
	}

	private void growth(Report report, String table, String what,
			Function<ProviderVariant, List<TerraformProject>> projects, int rounds) {
		Map<String, String> cells = new LinkedHashMap<>();
		for (ProviderVariant variant : this.variants) {
			// those of other directories count as memory, too
			this.processes.end();
			List<TerraformProject> each = projects.apply(variant);
			each.forEach((project) -> project.terraform(VALIDATE));
			CommandMeasurement plan = new CommandMeasurement();
			try (MemoryWatch memory = MemoryWatch.start(variant.mirror())) {
				for (int i = 0; i < rounds; i++) {
					plan.measure(each, this.api, PLAN);
				}
				cells.put(variant.name(), "%s, %s in %s".formatted(plan.cell(), Units.memory(memory.most()),
						counted("", memory.processes(), "process").strip()));
			}
		}
		report.add(table, new VariantRow(what, cells));
	}

	/**
	 * Return a project in a folder that no part of the benchmark, before or after, has
	 * used.
	 */
	private TerraformProject project(ProviderVariant variant) {
		try {
			return new TerraformProject(this.cli, Files.createTempDirectory(this.work, "project-"), variant,
					this.api.endpoint());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String counted(String what, int count, String thing) {
		String several = thing.endsWith("s") ? thing + "es" : thing + "s";
		return String.format(Locale.ROOT, "%s, %,d %s", what, count, (count == 1) ? thing : several)
			.replaceFirst("^, ", "");
	}

}
