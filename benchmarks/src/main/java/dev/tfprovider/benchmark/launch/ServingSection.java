/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.util.List;

import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measures a running provider: its memory, and the time of a plan over the wire.
 */
public final class ServingSection {

	private static final int PLANS = 1000;

	private static final int MORE_PLANS = 4000;

	private static final Limits WITH_JAVA = new Limits(100e6, 130e6, 0.3e-3);

	private static final Limits EXECUTABLE = new Limits(60e6, 100e6, 0.4e-3);

	/**
	 * Growth that is noise: the collector gives back late, and in whole pages.
	 */
	private static final double FLAT_BYTES = 1e3;

	private static final double SLOW_SECONDS = 1e-3;

	private static final int SLOW_PERCENT = 99;

	private final SamplePackages packages;

	private final JavaHome java;

	private final int warmPlans;

	private final List<LaunchVariant> executables;

	/**
	 * Create the section.
	 * @param packages the sample
	 * @param java JDK to measure with
	 * @param warmPlans how many plans to measure once it is warm
	 * @param executables what starts without Java
	 */
	public ServingSection(SamplePackages packages, JavaHome java, int warmPlans, List<LaunchVariant> executables) {
		this.packages = packages;
		this.java = java;
		this.warmPlans = warmPlans;
		this.executables = List.copyOf(executables);
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		LaunchVariant shipped = this.packages.shipped(this.java);
		run(report, shipped, "JDK %s, %s".formatted(this.java.version().feature(), shipped.name()), WITH_JAVA);
		this.executables.forEach((executable) -> run(report, executable, executable.name(), EXECUTABLE));
	}

	private void run(Report report, LaunchVariant flavour, String name, Limits limits) {
		// the first launch unpacks what is packed
		new MeasuredStart(flavour).round();
		try (MeasuredProvider provider = MeasuredProvider.start(flavour)) {
			Footprint idle = Footprint.of(provider.pid());
			PetstoreHost host = new PetstoreHost(provider.channel());
			host.schema();
			host.configure();
			plan(host, PLANS, new Samples());
			Footprint busy = Footprint.of(provider.pid());
			plan(host, MORE_PLANS, new Samples());
			Footprint later = Footprint.of(provider.pid());
			report.add(Row.of("memory after the handshake, " + name, idle.memory())
				.budget("≤ " + Units.memory(limits.idle()), idle.resident() / limits.idle()));
			report.add(Row.of("memory, most while planning 1,000 resources, " + name, peak(busy))
				.budget("≤ " + Units.memory(limits.busy()), busy.peak() / limits.busy()));
			double growth = (later.resident() - busy.resident()) / MORE_PLANS;
			report.add(Row.of("memory, growth with each further plan (4,000), " + name, Units.memory(growth))
				.budget("flat", Math.max(0, growth) / FLAT_BYTES));
			Samples warm = new Samples();
			plan(host, this.warmPlans, warm);
			double slow = warm.percentile(SLOW_PERCENT);
			report.add(Row.of("PlanResourceChange over the wire, warm, one caller, p50 (%s plans), %s"
				.formatted(warm.size(), name), warm)
				.budget("≤ " + Units.time(limits.median()), warm.median() / limits.median()));
			report.add(Row.of("the same, p99, " + name, Units.time(slow))
				.ratio(Units.ratio(slow, warm.median()) + " p50")
				.budget("≤ 1 ms", slow / SLOW_SECONDS));
			provider.shutDown();
		}
	}

	private static void plan(PetstoreHost host, int times, Samples samples) {
		for (int i = 0; i < times; i++) {
			long start = System.nanoTime();
			host.plan();
			samples.add(System.nanoTime() - start);
		}
	}

	private static String peak(Footprint footprint) {
		return "%s (PSS %s at the end)".formatted(Units.memory(footprint.peak()),
				Units.memory(footprint.proportional()));
	}

	/**
	 * What it may take: bytes after the line and while it plans, and seconds of a plan.
	 */
	private record Limits(double idle, double busy, double median) {

	}

}
