/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Collects repeated measurements of a time, in nanoseconds. Other programs on the machine
 * can only make a time longer: the minimum is what the code needs, the median what one
 * had to wait.
 */
public final class Samples {

	private final List<Long> nanoseconds = new ArrayList<>();

	/**
	 * Add a time.
	 * @param nanoseconds the time
	 */
	public void add(long nanoseconds) {
		this.nanoseconds.add(nanoseconds);
	}

	/**
	 * Return how many there are.
	 * @return the number
	 */
	public int size() {
		return this.nanoseconds.size();
	}

	/**
	 * Return the shortest time.
	 * @return seconds
	 */
	public double least() {
		return percentile(0);
	}

	/**
	 * Return the time that half of them are shorter than.
	 * @return seconds
	 */
	public double median() {
		return percentile(50);
	}

	/**
	 * Return the time that so many of them are not longer than.
	 * @param percent 0 to 100
	 * @return seconds, not a number if there are no samples
	 */
	public double percentile(int percent) {
		if (this.nanoseconds.isEmpty()) {
			return Double.NaN;
		}
		List<Long> sorted = new ArrayList<>(this.nanoseconds);
		Collections.sort(sorted);
		return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100)) / 1e9;
	}

}
