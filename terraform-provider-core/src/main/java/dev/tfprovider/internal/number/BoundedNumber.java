/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.number;

import java.math.BigDecimal;
import java.math.BigInteger;

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

	private final String text;

	private int position;

	private BoundedNumber(String text) {
		this.text = text;
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
		return new BoundedNumber(text).read();
	}

	private BigDecimal read() {
		boolean negative = sign();
		int start = this.position;
		int integers = digits();
		boolean point = accept('.');
		int fractions = point ? digits() : 0;
		if (integers + fractions == 0) {
			throw notANumber();
		}
		int end = this.position;
		int exponent = exponent();
		if (this.position != this.text.length()) {
			throw notANumber();
		}
		if (integers > MAX_DIGITS || fractions > MAX_DIGITS) {
			throw new TooManyDigitsException();
		}
		String digits = this.text.substring(start, start + integers)
				+ (point ? this.text.substring(start + integers + 1, end) : "");
		return number(negative, digits, fractions - exponent);
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

	private boolean sign() {
		boolean negative = accept('-');
		if (!negative) {
			accept('+');
		}
		return negative;
	}

	private int digits() {
		int start = this.position;
		while (this.position < this.text.length() && this.text.charAt(this.position) >= '0'
				&& this.text.charAt(this.position) <= '9') {
			this.position++;
		}
		return this.position - start;
	}

	private int exponent() {
		if (!accept('e') && !accept('E')) {
			return 0;
		}
		boolean negative = sign();
		int start = this.position;
		int length = digits();
		if (length == 0) {
			throw notANumber();
		}
		if (length > MAX_EXPONENT_LENGTH) {
			throw new TooManyDigitsException();
		}
		int exponent = Integer.parseInt(this.text.substring(start, this.position));
		return negative ? -exponent : exponent;
	}

	private boolean accept(char expected) {
		if (this.position < this.text.length() && this.text.charAt(this.position) == expected) {
			this.position++;
			return true;
		}
		return false;
	}

	private static NumberFormatException notANumber() {
		return new NumberFormatException("not a number");
	}

}
