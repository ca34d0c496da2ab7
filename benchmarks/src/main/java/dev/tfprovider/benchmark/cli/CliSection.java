/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;

/**
 * Commands of the real CLI with 1, 100 and 1,000 pets. Every command starts its providers
 * anew.
 */
public final class CliSection {

	private static final List<String> PLAN = List.of("plan");

	private static final List<String> APPLY = List.of("apply", "-auto-approve");

	private static final int MANY = 1000;

	private static final double PLAN_ONE_SECONDS = 1.2;

	private static final double NO_OP_PLAN_SECONDS = 3.8;

	private static final double NO_OP_APPLY_SECONDS = 10.5;

	private final String cli;

	private final Path mirror;

	private final Path work;

	private final PetstoreApi api;

	private final Duration time;

	/**
	 * Create the section.
	 * @param cli the CLI
	 * @param mirror mirror with the package
	 * @param work a folder to work in
	 * @param api the API
	 * @param time how long to measure: fewer pets are measured more often, and what would
	 * take too long is left out
	 */
	public CliSection(String cli, Path mirror, Path work, PetstoreApi api, Duration time) {
		this.cli = cli;
		this.mirror = mirror;
		this.work = work;
		this.api = api;
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

	private void builtIn(Report report) {
		TerraformProject project = new TerraformProject(this.cli, this.work.resolve("built-in"), this.mirror,
				this.api.endpoint())
			.builtIn(MANY);
		project.terraform(APPLY);
		TerraformRun plan = new TerraformRun();
		plan.measure(project, this.api, PLAN);
		report.add(plan.row("the CLI itself: no-op plan, 1,000 built-in resources"));
	}

	private Map<String, TerraformRun> measure(int pets, long end) {
		TerraformProject project = new TerraformProject(this.cli, this.work.resolve("pets-" + pets), this.mirror,
				this.api.endpoint())
			.pets(pets);
		Map<String, TerraformRun> runs = new LinkedHashMap<>();
		long round = 0;
		// the next round is likely to take as long as the last one
		while (runs.isEmpty() || System.nanoTime() + round < end) {
			long before = System.nanoTime();
			measure(runs, "validate", project, List.of("validate"));
			measure(runs, "plan", project, PLAN);
			measure(runs, "apply", project, APPLY);
			measure(runs, "no-op plan", project, PLAN);
			measure(runs, "no-op apply", project, APPLY);
			measure(runs, "destroy", project, List.of("destroy", "-auto-approve"));
			round = System.nanoTime() - before;
		}
		return runs;
	}

	private void measure(Map<String, TerraformRun> runs, String name, TerraformProject project, List<String> command) {
		runs.computeIfAbsent(name, (any) -> new TerraformRun()).measure(project, this.api, command);
	}

	private static void rows(Report report, int pets, Map<String, TerraformRun> runs) {
		runs.forEach((name, run) -> {
			Row row = run.row("%s, %,d pet%s".formatted(name, pets, (pets == 1) ? "" : "s"));
			if (pets == 1 && name.equals("plan")) {
				row = row.budget("≤ 1.2 s", run.times().least() / PLAN_ONE_SECONDS).peer("0.154 s");
			}
			if (pets == MANY && name.equals("no-op plan")) {
				row = row.budget("no slower than the peer", run.times().least() / NO_OP_PLAN_SECONDS).peer("3.8 s");
			}
			if (pets == MANY && name.equals("no-op apply")) {
				row = row.budget("no slower than the peer", run.times().least() / NO_OP_APPLY_SECONDS).peer("10.5 s");
			}
			report.add(row);
		});
	}

}
