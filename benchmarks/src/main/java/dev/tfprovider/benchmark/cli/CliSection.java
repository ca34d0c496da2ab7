/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.benchmark.launch.ResidentProcesses;
import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.ScopeRow;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measures commands of the real CLI with 1, 100 and 1,000 pets: with providers that are
 * started anew by every launch, with one process for each command, and with a resident
 * process.
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

	private static final int ALIASES = 20;

	private static final int FRESH_ROUNDS = 3;

	private static final int CHECK_ROUNDS = 10;

	private static final double ALIASES_BYTES = 2e9;

	private final String cli;

	private final Map<String, Path> mirrors;

	private final Path mirror;

	private final Path work;

	private final PetstoreApiProcess api;

	private final ResidentProcesses processes;

	private final Duration time;

	/**
	 * Create the section.
	 * @param cli the CLI
	 * @param mirrors mirrors with one package each, by what it is called; commands are
	 * measured with the last of them
	 * @param work a folder to work in
	 * @param api the API
	 * @param processes where launches leave processes behind that are to
	 * @param time how long to measure: fewer pets are measured more often, and what would
	 * take too long is left out
	 */
	public CliSection(String cli, Map<String, Path> mirrors, Path work, PetstoreApiProcess api,
			ResidentProcesses processes, Duration time) {
		this.cli = cli;
		this.mirrors = mirrors;
		this.mirror = List.copyOf(mirrors.values()).get(mirrors.size() - 1);
		this.work = work;
		this.api = api;
		this.processes = processes;
		this.time = time;
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		this.api.read(2 * MANY);
		long before = this.api.processor().toNanos();
		Samples reads = new Samples();
		reads.add(this.api.read(MANY));
		Samples processor = new Samples();
		processor.add(this.api.processor().toNanos() - before);
		report.add(Row.of("the API itself: 1,000 reads, ten at once", reads)
			.processor("API " + Units.time(processor.least())));
		builtIn(report);
		new PackageChecks(this.mirrors, this::checked, this.api, CHECK_ROUNDS).run(report);
		fresh(report);
		aliases(report, ", launch", project("aliases").aliases(ALIASES));
		aliases(report, ", command", project("aliases-shared").oneProcess().aliases(ALIASES));
		aliases(report, ", resident", project("aliases-resident").resident(this.processes).aliases(ALIASES));
		long start = System.nanoTime();
		for (int pets : List.of(1, 100, MANY)) {
			double share = (pets == 1) ? 0.25 : (pets == MANY) ? 1 : 0.4;
			long end = start + (long) (share * this.time.toNanos());
			if (pets == MANY && System.nanoTime() > end) {
				report.note("1,000 pets were left out: this machine was too busy.");
			}
			else {
				rows(report, pets, measure(pets, end));
			}
		}
	}

	private TerraformProject checked(String name) {
		return new TerraformProject(this.cli, this.work.resolve("checked-" + name.replace(' ', '-')),
				this.mirrors.getOrDefault(name, this.mirror), this.api.endpoint());
	}

	private void builtIn(Report report) {
		TerraformProject project = project("built-in").builtIn(MANY);
		project.terraform(APPLY);
		CommandMeasurement plan = new CommandMeasurement();
		plan.measure(project, this.api, PLAN);
		report.add(plan.row("the CLI itself: no-op plan, 1,000 built-in resources"));
	}

	/**
	 * Measures the first command on a machine that has never seen the package.
	 */
	private void fresh(Report report) {
		TerraformProject launch = project("fresh").pets(1);
		TerraformProject shared = project("fresh-shared").oneProcess().pets(1);
		CommandMeasurement launched = new CommandMeasurement();
		CommandMeasurement commanded = new CommandMeasurement();
		for (int i = 0; i < FRESH_ROUNDS; i++) {
			launched.measure(launch.fresh(), this.api, VALIDATE);
			commanded.measure(shared.fresh(), this.api, VALIDATE);
		}
		report.add(launched.row("validate, 1 pet, first command of a machine, launch"));
		report.add(commanded.row("validate, 1 pet, first command of a machine, command"));
	}

	private void aliases(Report report, String how, TerraformProject project) {
		project.terraform(VALIDATE);
		CommandMeasurement apply = new CommandMeasurement();
		try (MemoryWatch memory = MemoryWatch.start(this.mirror)) {
			apply.measure(project, this.api, APPLY);
			report.add(apply.row("apply, %s aliases of the provider%s".formatted(ALIASES, how)));
			report
				.add(Row
					.of("the most memory of all providers together%s (processes: %s)".formatted(how,
							memory.processes()), "PSS " + Units.memory(memory.most()))
					.budget("≤ 2 GB", memory.most() / ALIASES_BYTES));
		}
	}

	private Map<String, CommandComparison> measure(int pets, long end) {
		TerraformProject launch = project("pets-" + pets).pets(pets);
		TerraformProject shared = project("pets-" + pets + "-shared").oneProcess().pets(pets);
		TerraformProject resident = project("pets-" + pets + "-resident").resident(this.processes).pets(pets);
		// files come from the disk, and what the package has packed is unpacked
		launch.terraform(VALIDATE);
		shared.terraform(VALIDATE);
		Map<String, CommandComparison> runs = new LinkedHashMap<>();
		long round = 0;
		// the next round is likely to take as long as the last one
		while (runs.isEmpty() || System.nanoTime() + round < end) {
			long before = System.nanoTime();
			resident.terraform(VALIDATE);
			COMMANDS.forEach((name, command) -> runs.computeIfAbsent(name, (any) -> new CommandComparison())
				.measure(launch, shared, resident, this.api, command));
			round = System.nanoTime() - before;
		}
		return runs;
	}

	private TerraformProject project(String name) {
		return new TerraformProject(this.cli, this.work.resolve(name), this.mirror, this.api.endpoint());
	}

	private void rows(Report report, int pets, Map<String, CommandComparison> runs) {
		String count = String.format(Locale.ROOT, "%,d pet%s", pets, (pets == 1) ? "" : "s");
		runs.forEach((name,
				measured) -> report.add(new ScopeRow(name + ", " + count, measured.launch().figures(),
						measured.command().figures(), measured.resident().figures(), CommandBudgets.of(name, pets),
						CommandBudgets.peer(name, pets))));
		report.add(Row.of("memory of the shared process after these commands, " + count,
				this.processes.latest().memory()));
	}

}
