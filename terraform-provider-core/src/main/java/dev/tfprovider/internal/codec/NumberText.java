/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.math.BigInteger;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Decimal numbers as text: ASCII digits with an optional sign, point and exponent, or an
 * infinity. Everything is checked before a number is made of it.
 */
final class NumberText {

	/**
	 * Digits that are accepted before and after the point when written without exponent.
	 * Terraform computes with 155 significant digits; what is longer than this limit only
	 * keeps the machine busy.
	 */
	static final int MAX_DIGITS = 10_000;

	private static final int MAX_EXPONENT_LENGTH = 6;

	private static final int MAX_TEXT = 2 * MAX_DIGITS + MAX_EXPONENT_LENGTH + "-.e-".length();

	private final String text;

	private int position;

	private NumberText(String text) {
		this.text = text;
	}

	static TerraformValue read(@Nullable String text) {
		if (text == null) {
			throw notANumber();
		}
		if (text.length() > MAX_TEXT) {
			throw tooLong();
		}
		return new NumberText(text).read();
	}

	/**
	 * Return the given number if it can be written without an exponent.
	 */
	static BigDecimal requireSize(BigDecimal number) {
		if (number.scale() > MAX_DIGITS || (long) number.precision() - number.scale() > MAX_DIGITS) {
			throw tooLong();
		}
		return number;
	}

	private TerraformValue read() {
		boolean negative = sign();
		if (this.text.startsWith("Inf", this.position) || this.text.startsWith("inf", this.position)) {
			this.position += 3;
			requireEnd();
			return negative ? InfinityValue.NEGATIVE : InfinityValue.POSITIVE;
		}
		int start = this.position;
		int integers = digits();
		boolean point = accept('.');
		int fractions = point ? digits() : 0;
		if (integers + fractions == 0) {
			throw notANumber();
		}
		int end = this.position;
		int exponent = exponent();
		requireEnd();
		if (integers > MAX_DIGITS || fractions > MAX_DIGITS) {
			throw tooLong();
		}
		String digits = this.text.substring(start, start + integers)
				+ (point ? this.text.substring(start + integers + 1, end) : "");
		return TerraformValue.number(number(negative, digits, fractions - exponent));
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
		BigDecimal number = (length <= NumberForm.LONG_DIGITS)
				? BigDecimal.valueOf(Long.parseLong(significant), significantScale)
				: new BigDecimal(new BigInteger(significant), significantScale);
		return (number.signum() != 0) ? requireSize(negative ? number.negate() : number) : BigDecimal.ZERO;
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
			throw tooLong();
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

	private void requireEnd() {
		if (this.position != this.text.length()) {
			throw notANumber();
		}
	}

	private static CodecException notANumber() {
		return new CodecException("number is required");
	}

	private static CodecException tooLong() {
		return new CodecException("numbers of more than " + MAX_DIGITS + " digits are not supported");
	}

}
