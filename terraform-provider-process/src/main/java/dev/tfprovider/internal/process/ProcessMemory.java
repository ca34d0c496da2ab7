/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.function.LongSupplier;

/**
 * Monitors and releases heap memory of a shared process.
 */
final class ProcessMemory {

	private static final double ALARMING = 0.85;

	private static final double LOW = 0.7;

	/**
	 * The garbage of about fifty launches, in bytes.
	 */
	private static final long MUCH = 48L << 20;

	private final LongSupplier used;

	private final long limit;

	private final Runnable collector;

	private long usedAfterRelease;

	ProcessMemory() {
		this(() -> Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory(),
				Runtime.getRuntime().maxMemory(), Runtime.getRuntime()::gc);
	}

	ProcessMemory(LongSupplier used, long limit, Runnable collector) {
		this.used = used;
		this.limit = limit;
		this.collector = collector;
		this.usedAfterRelease = used.getAsLong();
	}

	/**
	 * Tell whether there is too little memory left for further launches. Collects garbage
	 * before it says so.
	 */
	boolean isLow() {
		if (part() < ALARMING) {
			return false;
		}
		release();
		return part() > LOW;
	}

	/**
	 * Collect garbage and return unused memory.
	 */
	void release() {
		this.collector.run();
		this.usedAfterRelease = this.used.getAsLong();
	}

	/**
	 * Release memory if there is much garbage by now. Left alone, the collector would let
	 * it grow to the limit, as most of what a launch needs is old when it ends.
	 */
	void releaseMuch() {
		if (this.used.getAsLong() - this.usedAfterRelease > MUCH) {
			release();
		}
	}

	private double part() {
		return (double) this.used.getAsLong() / this.limit;
	}

}
