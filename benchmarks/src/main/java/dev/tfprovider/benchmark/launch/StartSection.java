/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.benchmark.provider.PlainPetstore;
import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measures start and end of a provider, packaged in every way, against the same provider
 * without Spring on the same JVM. Rounds are alternated, so that other load on the
 * machine affects all of them alike.
 */
public final class StartSection {

	/**
	 * The first round does not count.
	 */
	private static final int LEAST_ROUNDS = 2;

	private static final double FLOORS = 1.25;

	private static final double FAT_JARS = 0.2;

	private static final double ANSWER_PEERS = 2.5;

	private static final double SHUTDOWN_SECONDS = 0.03;

	private final SamplePackages packages;

	private final Path work;

	private final List<JavaHome> javas;

	private final Duration time;

	private final boolean thorough;

	private final List<LaunchVariant> executables;

	/**
	 * Create the section.
	 * @param packages the sample
	 * @param work a folder to work in
	 * @param javas JDKs to measure with
	 * @param time how long to measure
	 * @param thorough whether to measure what is of interest to few as well
	 * @param executables what starts without Java; what the first needs is compared with
	 * the second
	 */
	public StartSection(SamplePackages packages, Path work, List<JavaHome> javas, Duration time, boolean thorough,
			List<LaunchVariant> executables) {
		this.packages = packages;
		this.work = work;
		this.javas = javas;
		this.time = time;
		this.thorough = thorough;
		this.executables = List.copyOf(executables);
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		List<StartGroup> groups = new ArrayList<>();
		for (JavaHome java : this.javas) {
			groups.add(group(java));
		}
		List<MeasuredStart> starts = this.executables.stream().map(StartSection::measured).toList();
		int rounds = 0;
		long end = System.nanoTime() + this.time.toNanos();
		while (rounds < LEAST_ROUNDS || System.nanoTime() < end) {
			groups.forEach(StartGroup::round);
			starts.forEach(MeasuredStart::round);
			rounds++;
		}
		report.condition("starts: %s alternated rounds of all flavours".formatted(rounds - 1));
		groups.forEach((group) -> rows(report, group));
		starts.forEach((start) -> rows(report, start, starts.get(starts.size() - 1)));
	}

	private static void rows(Report report, MeasuredStart start, MeasuredStart last) {
		report.add(start.row("start → handshake line, " + start.name()));
		Row answer = Row.of("start → schema answered, " + start.name(), start.answer());
		double times = start.answer().least() / last.answer().least();
		report.add((start == last) ? answer : answer.ratio(Units.ratio(times, 1) + " " + last.name())
			.budget("≤ 2.5 × " + last.name(), times / ANSWER_PEERS));
		report.add(Row.of("Shutdown RPC → process gone, " + start.name(), start.end()));
	}

	private StartGroup group(JavaHome java) {
		Path thin = this.packages.thin(java);
		BaselineStart hello = new BaselineStart(this.work, java);
		MeasuredStart floor = measured(
				this.packages.prepared("floor: no Spring", this.packages.plain(thin, PlainPetstore.class), java));
		List<MeasuredStart> flavours = new ArrayList<>();
		flavours.add(measured(this.packages.fatJar(java)));
		flavours.add(measured(this.packages.unprepared("package", thin, java)));
		flavours.add(measured(this.packages.prepared("package, prepared", thin, java)));
		if (this.thorough) {
			flavours
				.add(measured(this.packages.unprocessed("package, prepared, not processed ahead of time", thin, java)));
		}
		if (java.hasMovableRecordings()) {
			Path runtime = this.packages.withRuntime(java);
			flavours.add(measured(this.packages.unprepared("package with runtime", runtime, java)));
		}
		return new StartGroup(java, hello, floor, flavours);
	}

	private static MeasuredStart measured(LaunchVariant flavour) {
		return new MeasuredStart(flavour);
	}

	private static void rows(Report report, StartGroup group) {
		String java = "JDK " + group.java().version().feature();
		report.add(Row.of("calibration: a JVM that does nothing, %s".formatted(java), group.hello().times()));
		MeasuredStart floor = group.floor();
		MeasuredStart fat = group.flavours().get(0);
		report.add(floor.row("start → handshake line, %s, %s".formatted(java, floor.name()))
			.ratio(Units.ratio(floor.start().least(), group.hello().times().least()) + " the JVM that does nothing"));
		MeasuredStart last = group.flavours().get(group.flavours().size() - 1);
		for (MeasuredStart flavour : group.flavours()) {
			Row row = flavour.row("start → handshake line, %s, %s".formatted(java, flavour.name()))
				.ratio("%s floor, %s jar; processor %s floor".formatted(
						Units.ratio(flavour.start().least(), floor.start().least()),
						Units.ratio(flavour.start().least(), fat.start().least()),
						Units.ratio(flavour.processor().least(), floor.processor().least())));
			boolean budgeted = flavour == last && group.java().hasMovableRecordings();
			report.add(budgeted ? row.budget("≤ 1.25 × floor, ≤ 0.2 × jar",
					Math.max(flavour.start().least() / floor.start().least() / FLOORS,
							flavour.start().least() / fat.start().least() / FAT_JARS))
					: row);
		}
		report.add(Row.of("start → schema answered, %s, %s".formatted(java, floor.name()), floor.answer()));
		report.add(Row.of("start → schema answered, %s, %s".formatted(java, last.name()), last.answer())
			.ratio(Units.ratio(last.answer().least(), floor.answer().least()) + " floor"));
		report.add(Row.of("Shutdown RPC → process gone, %s, %s".formatted(java, last.name()), last.end())
			.budget("≤ 30 ms", last.end().least() / SHUTDOWN_SECONDS));
	}

}
