/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.value.NumberValue;

/**
 * Parses numbers from untrusted text of any length and exponent. The time to parse a
 * number grows with the square of its digits, and a few letters such as
 * {@code 1e999999999} fill the memory once they are written out. So the length is checked
 * first.
 */
public final class BoundedNumber {

	/**
	 * Digits that surely fit into a {@code long}.
	 */
	private static final int LONG_DIGITS = 18;

	private static final int MAX_DIGITS = NumberValue.MAX_DIGITS;

	private static final int MAX_EXPONENT_LENGTH = 6;

	private static final int MAX_TEXT = 2 * MAX_DIGITS + MAX_EXPONENT_LENGTH + "-.e-".length();

	private static final Pattern FORM = Pattern
		.compile("([+-]?)(?<whole>[0-9]*+)\\.?(?<fraction>[0-9]*+)(?:[eE]([+-]?)(?<exponent>[0-9]++))?");

	private BoundedNumber() {
	}

	/**
	 * Read a decimal number, with or without point and exponent.
	 * @param text the text
	 * @return the number
	 * @throws TooManyDigitsException if it has more digits than are supported, before or
	 * after the point, written without exponent
	 * @throws NumberFormatException if it is no number
	 */
	public static BigDecimal decimal(String text) {
		if (text.length() > MAX_TEXT) {
			throw new TooManyDigitsException();
		}
		Matcher form = FORM.matcher(text);
		if (!form.matches()) {
			throw new NumberFormatException("not a number");
		}
		String whole = form.group("whole");
		String fraction = form.group("fraction");
		if (whole.isEmpty() && fraction.isEmpty()) {
			throw new NumberFormatException("not a number");
		}
		String exponent = Objects.requireNonNullElse(form.group("exponent"), "");
		if (Math.max(whole.length(), fraction.length()) > MAX_DIGITS || exponent.length() > MAX_EXPONENT_LENGTH) {
			throw new TooManyDigitsException();
		}
		int shift = exponent.isEmpty() ? 0 : Integer.parseInt(form.group(4) + exponent);
		return number(form.group(1).equals("-"), whole + fraction, fraction.length() - shift);
	}

	/**
	 * Zeros at the end go first: they are dear to divide away later.
	 */
	private static BigDecimal number(boolean negative, String digits, int scale) {
		int length = digits.length();
		while (length > 1 && digits.charAt(length - 1) == '0') {
			length--;
		}
		String significant = digits.substring(0, length);
		int significantScale = scale - (digits.length() - length);
		BigDecimal number = (length <= LONG_DIGITS) ? BigDecimal.valueOf(Long.parseLong(significant), significantScale)
				: new BigDecimal(new BigInteger(significant), significantScale);
		if (number.signum() == 0) {
			return BigDecimal.ZERO;
		}
		if (!NumberValue.isSupported(number)) {
			throw new TooManyDigitsException();
		}
		return negative ? number.negate() : number;
	}

}
