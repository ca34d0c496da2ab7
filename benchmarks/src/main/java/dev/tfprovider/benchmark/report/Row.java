/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

/**
 * A row of the table of results.
 *
 * @param what what was measured
 * @param least the best of all measurements
 * @param median the measurement in the middle
 * @param processor processor time, of the best measurement
 * @param ratio what it is in terms of something else that was measured in the same run
 * @param budget what it may be
 * @param verdict whether it is, empty where there is no budget
 */
public record Row(String what, String least, String median, String processor, String ratio, String budget,
		String verdict) {

	/**
	 * Start a line of times.
	 * @param what what was measured
	 * @param times what it took
	 * @return the line, without a budget
	 */
	public static Row of(String what, Samples times) {
		return new Row(what, Units.time(times.least()), Units.time(times.median()), "", "", "", "");
	}

	/**
	 * Start a line of something that was measured once.
	 * @param what what was measured
	 * @param figure what it was
	 * @return the line, without a budget
	 */
	public static Row of(String what, String figure) {
		return new Row(what, figure, "", "", "", "", "");
	}

	/**
	 * Add the processor time.
	 * @param time processor time
	 * @return the changed line
	 */
	public Row processor(String time) {
		return new Row(this.what, this.least, this.median, time, this.ratio, this.budget, this.verdict);
	}

	/**
	 * Add a comparison with something else.
	 * @param text the comparison
	 * @return the changed line
	 */
	public Row ratio(String text) {
		return new Row(this.what, this.least, this.median, this.processor, text, this.budget, this.verdict);
	}

	/**
	 * Add a budget.
	 * @param text the budget
	 * @param part how much of it is used: 1 is all of it
	 * @return the changed line
	 */
	public Row budget(String text, double part) {
		return new Row(this.what, this.least, this.median, this.processor, this.ratio, text, verdict(part));
	}

	static String verdict(double part) {
		return Double.isNaN(part) ? "not measured" : (part <= 1) ? "kept" : "missed: " + Units.ratio(part, 1);
	}

	String markdown() {
		return "| " + String.join(" | ", this.what, this.least, this.median, this.processor, this.ratio, this.budget,
				this.verdict) + " |";
	}

}
