/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

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

	private static final double HANDSHAKE_BYTES = 100e6;

	private static final double PLANNING_BYTES = 130e6;

	/**
	 * Growth that is noise: the collector gives back late, and in whole pages.
	 */
	private static final double FLAT_BYTES = 1e3;

	private static final double MEDIAN_SECONDS = 0.3e-3;

	private static final double SLOW_SECONDS = 1e-3;

	private static final int SLOW_PERCENT = 99;

	private final SamplePackages packages;

	private final JavaHome java;

	private final int warmPlans;

	/**
	 * Create the section.
	 * @param packages the sample
	 * @param java JDK to measure with
	 * @param warmPlans how many plans to measure once it is warm
	 */
	public ServingSection(SamplePackages packages, JavaHome java, int warmPlans) {
		this.packages = packages;
		this.java = java;
		this.warmPlans = warmPlans;
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		LaunchVariant flavour = this.packages.shipped(this.java);
		String name = "JDK %s, %s".formatted(this.java.version().feature(), flavour.name());
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
				.budget("≤ 100 MB", idle.resident() / HANDSHAKE_BYTES)
				.peer("15 MB"));
			report.add(Row.of("memory, most while planning 1,000 resources, " + name, peak(busy))
				.budget("≤ 130 MB", busy.peak() / PLANNING_BYTES)
				.peer("147 MB"));
			double growth = (later.resident() - busy.resident()) / MORE_PLANS;
			report.add(Row.of("memory, growth with each further plan (4,000)", Units.memory(growth))
				.budget("flat", Math.max(0, growth) / FLAT_BYTES)
				.peer("30 KB"));
			Samples warm = new Samples();
			plan(host, this.warmPlans, warm);
			double slow = warm.percentile(SLOW_PERCENT);
			report.add(Row
				.of("PlanResourceChange over the wire, warm, one caller, p50 (%s plans)".formatted(warm.size()), warm)
				.budget("≤ 0.3 ms", warm.median() / MEDIAN_SECONDS)
				.peer("1.35 ms (0.60 without its logs)"));
			report.add(Row.of("the same, p99", Units.time(slow))
				.ratio(Units.ratio(slow, warm.median()) + " p50")
				.budget("≤ 1 ms", slow / SLOW_SECONDS)
				.peer("8.2 ms (4.0)"));
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

}
