/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.report;

import java.util.Locale;

/**
 * Formats numbers with three digits and a fitting unit.
 */
public final class Units {

	private static final double MILLI = 1e-3;

	private Units() {
	}

	/**
	 * Write a time.
	 * @param seconds the time, maybe not a number
	 * @return such as {@code 0.312 s} or {@code 1.35 ms}, a dash if it is unknown
	 */
	public static String time(double seconds) {
		if (Double.isNaN(seconds)) {
			return "–";
		}
		if (seconds >= 0.1) {
			return digits(seconds) + " s";
		}
		return (seconds >= MILLI) ? digits(seconds * 1e3) + " ms" : digits(seconds * 1e6) + " µs";
	}

	/**
	 * Write an amount of memory.
	 * @param bytes the amount, maybe not a number
	 * @return such as {@code 96.1 MB}, a dash if it is unknown
	 */
	public static String memory(double bytes) {
		if (Double.isNaN(bytes)) {
			return "–";
		}
		return (Math.abs(bytes) >= 1e6) ? digits(bytes / 1e6) + " MB" : digits(bytes / 1e3) + " KB";
	}

	/**
	 * Write how often one figure contains another.
	 * @param figure the figure
	 * @param reference what it is compared with
	 * @return such as {@code 1.25 ×}, a dash if one of them is unknown
	 */
	public static String ratio(double figure, double reference) {
		double ratio = figure / reference;
		return Double.isFinite(ratio) ? digits(ratio) + " ×" : "–";
	}

	private static String digits(double figure) {
		int decimals = (Math.abs(figure) >= 100) ? 0 : (Math.abs(figure) >= 10) ? 1 : (Math.abs(figure) >= 1) ? 2 : 3;
		return String.format(Locale.ROOT, "%." + decimals + "f", figure);
	}

}
