/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;

/**
 * Starts a provider repeatedly and collects the measurements.
 */
final class MeasuredStart {

	private final LaunchVariant flavour;

	private final Samples start = new Samples();

	private final Samples processor = new Samples();

	private final Samples answer = new Samples();

	private final Samples end = new Samples();

	private boolean warm;

	MeasuredStart(LaunchVariant flavour) {
		this.flavour = flavour;
	}

	/**
	 * Start the provider, ask for its schema and end it. The first time does not count:
	 * files come from the disk, and this host is cold itself.
	 */
	void round() {
		try (MeasuredProvider provider = MeasuredProvider.start(this.flavour)) {
			long began = System.nanoTime();
			new PetstoreHost(provider.channel()).schema();
			long answered = System.nanoTime() - began;
			long ended = provider.shutDown();
			if (this.warm) {
				this.start.add(provider.startedIn());
				this.answer.add(provider.startedIn() + answered);
				this.end.add(ended);
				if (!this.flavour.standIn()) {
					this.processor.add(provider.processor().toNanos());
				}
			}
			this.warm = true;
		}
	}

	String name() {
		return this.flavour.name();
	}

	Samples start() {
		return this.start;
	}

	Samples processor() {
		return this.processor;
	}

	Samples answer() {
		return this.answer;
	}

	Samples end() {
		return this.end;
	}

	Row row(String what) {
		return Row.of(what, this.start).processor(Units.time(this.processor.least()));
	}

}
