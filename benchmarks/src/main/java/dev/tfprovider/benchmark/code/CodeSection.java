/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.code;

import java.util.Objects;

import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Units;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs the JMH benchmarks of codec and planning with the options of a packaged provider:
 * serial collector, first compiler, small heap.
 */
public final class CodeSection {

	private static final double CODEC_SECONDS = 0.011;

	private static final double PLAN_SECONDS = 0.15e-3;

	private static final int SLOW_PERCENT = 99;

	private final String java;

	private final String name;

	private final int seconds;

	/**
	 * Create the section.
	 * @param java executable of the JVM
	 * @param name what it is called in the table
	 * @param seconds how long to measure each
	 */
	public CodeSection(String java, String name, int seconds) {
		this.java = java;
		this.name = name;
		this.seconds = seconds;
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		RunResult plan = run(PlanBenchmark.class, "update");
		Statistics plans = plan.getPrimaryResult().getStatistics();
		report.add(row("plan of 50 attributes in process, " + this.name, plan, 1e6).budget("≤ 0.15 ms",
				plans.getPercentile(50) / 1e6 / PLAN_SECONDS));
		report.add(Row.of("the same, p99", Units.time(plans.getPercentile(SLOW_PERCENT) / 1e6)));
		report.add(row("codec: read 10,000 objects of 5 attributes, " + this.name, run(CodecBenchmark.class, "read"),
				1e3));
		report.add(row("codec: write them", run(CodecBenchmark.class, "write"), 1e3));
		RunResult codec = run(CodecBenchmark.class, "readAndWrite");
		report.add(row("codec: read and write them (%s)".formatted(Units.memory(CodecBenchmark.size())), codec, 1e3)
			.budget("≤ 11 ms, no allocation per byte",
					codec.getPrimaryResult().getStatistics().getMin() / 1e3 / CODEC_SECONDS));
	}

	private static Row row(String what, RunResult result, double unitsPerSecond) {
		Statistics times = result.getPrimaryResult().getStatistics();
		double bytes = Objects.requireNonNull(result.getSecondaryResults().get("gc.alloc.rate.norm")).getScore();
		return new Row(what, Units.time(times.getMin() / unitsPerSecond),
				Units.time(times.getPercentile(50) / unitsPerSecond), "", "allocates " + Units.memory(bytes), "", "");
	}

	private RunResult run(Class<?> benchmark, String method) {
		try {
			return new Runner(
					new OptionsBuilder().include("^" + benchmark.getName().replace(".", "\\.") + "\\." + method + "$")
						.mode(Mode.SampleTime)
						.forks(1)
						.jvm(this.java)
						.jvmArgs("-XX:+IgnoreUnrecognizedVMOptions", "--sun-misc-unsafe-memory-access=allow",
								"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xms20m", "-Xmn8m", "-Xmx512m")
						.warmupIterations(2)
						.warmupTime(TimeValue.seconds(Math.max(1, this.seconds / 2)))
						.measurementIterations(2)
						.measurementTime(TimeValue.seconds(Math.max(1, this.seconds / 2)))
						.addProfiler(GCProfiler.class)
						.verbosity(VerboseMode.SILENT)
						.build())
				.runSingle();
		}
		catch (RunnerException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
