/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Parses durations in the notation of Go or ISO 8601.
 */
final class DurationNotation {

	private static final Pattern GO = Pattern
		.compile("(?:(?:[0-9]{1,18}(?:\\.[0-9]{0,18})?|\\.[0-9]{1,18})" + "(?:ns|us|\u00b5s|\u03bcs|ms|s|m|h)){1,20}+");

	private static final Pattern TERM = Pattern.compile("([0-9.]+)([^0-9.]+)");

	private static final Map<String, Duration> UNITS = Map.of("h", Duration.ofHours(1), "m", Duration.ofMinutes(1), "s",
			Duration.ofSeconds(1), "ms", Duration.ofMillis(1), "us", Duration.ofNanos(1_000), "\u00b5s",
			Duration.ofNanos(1_000), "\u03bcs", Duration.ofNanos(1_000), "ns", Duration.ofNanos(1));

	/**
	 * Characters of the longest text that is looked at.
	 */
	private static final int MAX_TEXT = 1_000;

	private static final BigInteger BILLION = BigInteger.valueOf(1_000_000_000L);

	private DurationNotation() {
	}

	/**
	 * Return the duration, {@code null} if the text is not a duration.
	 */
	static @Nullable Duration parse(String text) {
		if (text.length() > MAX_TEXT) {
			return null;
		}
		boolean signed = text.startsWith("-") || text.startsWith("+");
		String unsigned = signed ? text.substring(1) : text;
		try {
			if (unsigned.startsWith("P") || unsigned.startsWith("p")) {
				return Duration.parse(text);
			}
			if (!unsigned.equals("0") && !GO.matcher(unsigned).matches()) {
				return null;
			}
			Duration duration = sum(unsigned);
			return text.startsWith("-") ? duration.negated() : duration;
		}
		catch (DateTimeException | ArithmeticException ex) {
			return null;
		}
	}

	private static Duration sum(String text) {
		BigDecimal nanos = BigDecimal.ZERO;
		Matcher term = TERM.matcher(text);
		while (term.find()) {
			Duration unit = UNITS.getOrDefault(term.group(2), Duration.ZERO);
			nanos = nanos.add(decimal(term.group(1)).multiply(BigDecimal.valueOf(unit.toNanos())));
		}
		BigInteger[] parts = nanos.toBigInteger().divideAndRemainder(BILLION);
		return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
	}

	private static BigDecimal decimal(String text) {
		return new BigDecimal(text.endsWith(".") ? text + "0" : text);
	}

}
