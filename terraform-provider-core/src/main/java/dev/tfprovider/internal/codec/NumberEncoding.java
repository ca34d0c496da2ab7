/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.util.stream.LongStream;

/**
 * Tells which numbers are encoded as integers of 64 bits and which as doubles. All others
 * are decimal text.
 */
final class NumberEncoding {

	/**
	 * Integers of so many digits fit into a {@code long}, whatever they are.
	 */
	static final int LONG_DIGITS = 18;

	/**
	 * Digits after the point that a double can have.
	 */
	private static final int DOUBLE_FRACTION = 1074;

	/**
	 * Powers of five that are not longer than the longest number of {@link #LONG_DIGITS}.
	 */
	private static final long[] FIVES = LongStream.iterate(1, (power) -> 5 * power).limit(26).toArray();

	private NumberEncoding() {
	}

	/**
	 * Return whether a number without trailing zeros is an integer of 64 bits.
	 */
	static boolean isLong(BigDecimal number) {
		return number.scale() <= 0 && (number.precision() - number.scale() <= LONG_DIGITS
				|| number.toBigInteger().bitLength() < Long.SIZE);
	}

	/**
	 * Return whether a number is a fraction, and exactly a double that also reads as it.
	 * The two differ for some of more than 17 digits, such as 159046392051481.875: both
	 * sides take a double for its shortest decimal, here 159046392051481.88.
	 */
	static boolean isDouble(BigDecimal number) {
		// the last digit of an exact double is a five
		if (number.scale() <= 0 || number.scale() > DOUBLE_FRACTION || !number.unscaledValue().testBit(0)) {
			return false;
		}
		if (number.precision() <= LONG_DIGITS && !isDyadic(number.unscaledValue().longValue(), number.scale())) {
			return false;
		}
		double nearest = number.doubleValue();
		return Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(number) == 0
				&& BigDecimal.valueOf(nearest).compareTo(number) == 0;
	}

	/**
	 * Return whether a fraction has a power of two below the line, and may be a double.
	 * Most have not.
	 */
	private static boolean isDyadic(long unscaled, int scale) {
		return scale < FIVES.length && unscaled % FIVES[scale] == 0;
	}

}
