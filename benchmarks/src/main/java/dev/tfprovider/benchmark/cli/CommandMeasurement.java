/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;

/**
 * Measurements of one command.
 *
 * @param times the time one waits
 * @param processor processor time of CLI and provider together
 * @param api processor time of the API
 */
record CommandMeasurement(Samples times, Samples processor, Samples api) {

	private static final double NANOSECONDS = 1e9;

	CommandMeasurement() {
		this(new Samples(), new Samples(), new Samples());
	}

	void measure(TerraformProject project, PetstoreApiProcess server, List<String> command) {
		measure(List.of(project), server, command);
	}

	/**
	 * Run a command in several projects of one way at once, and wait for all.
	 */
	void measure(List<TerraformProject> projects, PetstoreApiProcess server, List<String> command) {
		double childrenBefore = ChildTimes.seconds();
		long apiBefore = server.processor().toNanos();
		long others = 0;
		ExecutorService threads = Executors.newFixedThreadPool(projects.size());
		try (ProviderProcessor shared = projects.get(0).watchShared()) {
			long start = System.nanoTime();
			List<? extends Future<?>> running = projects.stream()
				.map((project) -> threads.submit(() -> project.terraform(command)))
				.toList();
			for (Future<?> each : running) {
				each.get();
			}
			this.times.add(System.nanoTime() - start);
			others = (shared != null) ? shared.stop().toNanos() : 0;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("Failed: " + command, ex);
		}
		finally {
			threads.shutdownNow();
		}
		this.api.add(server.processor().toNanos() - apiBefore);
		double children = ChildTimes.seconds() - childrenBefore;
		if (!Double.isNaN(children)) {
			this.processor.add((long) (children * NANOSECONDS) + others);
		}
	}

	Row row(String what) {
		return Row.of(what, this.times)
			.processor("%s + API %s".formatted(Units.time(this.processor.least()), Units.time(this.api.least())));
	}

	/**
	 * Write the least and the median time, and the least processor time.
	 */
	String cell() {
		return "%s (%s), %s".formatted(Units.time(this.times.least()), Units.time(this.times.median()),
				Units.time(this.processor.least()));
	}

}
