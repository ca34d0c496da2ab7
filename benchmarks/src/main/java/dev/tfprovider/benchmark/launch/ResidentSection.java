/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.time.Duration;
import java.util.Locale;

import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measures launches that a shared process serves one after the other.
 */
public final class ResidentSection {

	private static final double LINE_SECONDS = 0.03;

	/**
	 * Part of the launches after which caches are full and all code is compiled.
	 */
	private static final int SETTLED = 5;

	/**
	 * Growth that is noise: the collector gives back late, and in whole pages.
	 */
	private static final double FLAT_BYTES = 10e3;

	/**
	 * Time after which an idle process has released the memory it does not need.
	 */
	private static final Duration REST = Duration.ofSeconds(5);

	private final SamplePackages packages;

	private final JavaHome java;

	private final int launches;

	/**
	 * Create the section.
	 * @param packages the sample
	 * @param java JDK to measure with
	 * @param launches how many launches to measure
	 */
	public ResidentSection(SamplePackages packages, JavaHome java, int launches) {
		this.packages = packages;
		this.java = java;
		this.launches = launches;
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		try (ResidentProcesses processes = this.packages.residentProcesses(this.java)) {
			MeasuredStart start = new MeasuredStart(this.packages.shipped(this.java).resident(processes));
			start.round();
			Footprint first = rested(processes);
			Footprint settled = first;
			for (int i = 1; i <= this.launches; i++) {
				start.round();
				if (i == this.launches / SETTLED) {
					settled = rested(processes);
				}
			}
			Footprint last = rested(processes);
			String java = "JDK " + this.java.version().feature();
			report.add(Row
				.of("launch → handshake line, %s, resident (%s launches)".formatted(java, this.launches), start.start())
				.budget("≤ 0.03 s", start.start().least() / LINE_SECONDS));
			report.add(Row.of("launch → schema answered, resident", start.answer()));
			report.add(Row.of("Shutdown RPC → relay gone, resident", start.end()));
			report.add(Row.of("memory of the shared process, after the first launch", first.memory()));
			report.add(Row.of(String.format(Locale.ROOT, "the same, after %,d launches", this.launches / SETTLED),
					settled.memory()));
			double growth = (last.resident() - settled.resident()) / (this.launches - this.launches / SETTLED);
			report.add(Row.of(String.format(Locale.ROOT, "the same, after %,d launches", this.launches), last.memory())
				.ratio(Units.memory(growth) + " with each")
				.budget("flat", Math.max(0, growth) / FLAT_BYTES));
		}
	}

	private static Footprint rested(ResidentProcesses processes) {
		try {
			Thread.sleep(REST.toMillis());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		return processes.latest();
	}

}
