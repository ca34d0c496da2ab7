/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.internal.number.BoundedNumber;

/**
 * Parses and formats durations in the notation of Go, {@code 1h30m}. ISO 8601,
 * {@code PT1H30M}, is parsed as well.
 */
public final class DurationText {

	private static final Pattern TERM = Pattern.compile("(\\d+\\.?\\d*|\\.\\d+)(h|ms|m|s|us|µs|μs|ns)");

	private static final Map<String, BigDecimal> NANOS = Map.of("h", BigDecimal.valueOf(3_600_000_000_000L), "m",
			BigDecimal.valueOf(60_000_000_000L), "s", BigDecimal.valueOf(1_000_000_000L), "ms",
			BigDecimal.valueOf(1_000_000L), "us", BigDecimal.valueOf(1_000L), "µs", BigDecimal.valueOf(1_000L), "μs",
			BigDecimal.valueOf(1_000L), "ns", BigDecimal.ONE);

	/**
	 * Characters of the longest text that is looked at. The time to read a number grows
	 * with the square of its digits.
	 */
	private static final int MAX_TEXT = 1_000;

	private static final BigDecimal NANOS_PER_SECOND = BigDecimal.valueOf(1_000_000_000L);

	private DurationText() {
	}

	/**
	 * Read a duration.
	 * @param text as Go writes it, such as {@code 1h30m}, or as ISO 8601
	 * @return the duration
	 * @throws RuntimeException if it is none
	 */
	public static Duration parse(String text) {
		if (text.length() > MAX_TEXT) {
			throw new IllegalArgumentException("too long for a duration");
		}
		String unsigned = (text.startsWith("-") || text.startsWith("+")) ? text.substring(1) : text;
		if (unsigned.startsWith("P") || unsigned.startsWith("p")) {
			return Duration.parse(text);
		}
		if (unsigned.equals("0")) {
			return Duration.ZERO;
		}
		Duration sum = sum(TERM.matcher(unsigned), unsigned.length());
		return text.startsWith("-") ? sum.negated() : sum;
	}

	private static Duration sum(Matcher term, int length) {
		BigDecimal nanos = BigDecimal.ZERO;
		int end = 0;
		while (end < length) {
			if (!term.find() || term.start() != end) {
				throw new IllegalArgumentException("not a duration");
			}
			nanos = nanos
				.add(BoundedNumber.decimal(term.group(1)).multiply(NANOS.getOrDefault(term.group(2), BigDecimal.ZERO)));
			end = term.end();
		}
		if (end == 0) {
			throw new IllegalArgumentException("not a duration");
		}
		BigDecimal[] parts = nanos.divideAndRemainder(NANOS_PER_SECOND);
		return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValue());
	}

	/**
	 * Write a duration.
	 * @param duration the duration
	 * @return the text as Go would write it, without units that are zero
	 */
	public static String print(Duration duration) {
		if (duration.isZero()) {
			return "0s";
		}
		if (duration.isNegative()) {
			return "-" + print(duration.negated());
		}
		StringBuilder text = new StringBuilder();
		if (duration.toHours() > 0) {
			text.append(duration.toHours()).append('h');
		}
		if (duration.toMinutesPart() > 0) {
			text.append(duration.toMinutesPart()).append('m');
		}
		BigDecimal seconds = BigDecimal.valueOf(duration.toSecondsPart())
			.add(BigDecimal.valueOf(duration.toNanosPart(), 9));
		if (seconds.signum() > 0) {
			text.append(seconds.stripTrailingZeros().toPlainString()).append('s');
		}
		return text.toString();
	}

}
