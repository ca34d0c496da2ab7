/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.util.stream.LongStream;

/**
 * Chooses the MessagePack encoding of a number: 64-bit integers as integers, fractions
 * that are exactly a double as such, all others as decimal text.
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
	 * Write a number that has no trailing zeros and not too many digits.
	 */
	static void write(BigDecimal number, Target target) {
		if (number.scale() <= 0 && isLong(number)) {
			target.integer(number.longValue());
		}
		else if (number.scale() > 0 && isDouble(number)) {
			target.real(number.doubleValue());
		}
		else {
			target.text(number.toPlainString());
		}
	}

	private static boolean isLong(BigDecimal number) {
		return number.precision() - number.scale() <= LONG_DIGITS || number.toBigInteger().bitLength() < Long.SIZE;
	}

	/**
	 * Return whether a fraction is exactly a double that also reads as this fraction. The
	 * two differ for some of more than 17 digits, such as 159046392051481.875: both sides
	 * take a double for its shortest decimal, here 159046392051481.88.
	 */
	private static boolean isDouble(BigDecimal number) {
		// the last digit of an exact double is a five
		if (number.scale() > DOUBLE_FRACTION || !number.unscaledValue().testBit(0)) {
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

	/**
	 * Takes a number in its form.
	 */
	public interface Target {

		void integer(long number);

		void real(double number);

		void text(String number);

	}

}
