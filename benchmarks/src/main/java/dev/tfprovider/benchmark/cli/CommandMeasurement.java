/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.List;

import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.ScopeRow;
import dev.tfprovider.benchmark.report.Units;

/**
 * The measurements of one repeated command: elapsed time, processor time of CLI and
 * providers, and processor time of the API.
 *
 * @param times the time one waits
 * @param processor processor time of CLI and providers
 * @param api processor time of the API
 */
record CommandMeasurement(Samples times, Samples processor, Samples api) {

	private static final double NANOSECONDS = 1e9;

	CommandMeasurement() {
		this(new Samples(), new Samples(), new Samples());
	}

	void measure(TerraformProject project, PetstoreApiProcess server, List<String> command) {
		double childrenBefore = ChildTimes.seconds();
		long apiBefore = server.processor().toNanos();
		long others = 0;
		try (ProviderProcessor shared = project.watchShared()) {
			long start = System.nanoTime();
			project.terraform(command);
			this.times.add(System.nanoTime() - start);
			others = (shared != null) ? shared.stop().toNanos() : 0;
		}
		this.api.add(server.processor().toNanos() - apiBefore);
		double children = ChildTimes.seconds() - childrenBefore;
		if (!Double.isNaN(children)) {
			this.processor.add((long) (children * NANOSECONDS) + others);
		}
	}

	ScopeRow.Figures figures() {
		return new ScopeRow.Figures(this.times, this.processor);
	}

	Row row(String what) {
		return Row.of(what, this.times)
			.processor("%s + API %s".formatted(Units.time(this.processor.least()), Units.time(this.api.least())));
	}

}
