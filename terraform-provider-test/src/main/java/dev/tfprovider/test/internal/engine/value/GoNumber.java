/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Writes numbers as Go's {@code %g} does, which is how Core's texts show them.
 */
final class GoNumber {

	private static final int LEAST_EXPONENT = -4;

	private GoNumber() {
	}

	/**
	 * Write with as many digits as the number has.
	 */
	static String shortest(BigDecimal number) {
		return format(number, 6);
	}

	/**
	 * Write with ten significant digits.
	 */
	static String ofTenDigits(BigDecimal number) {
		BigDecimal rounded = number.round(new MathContext(10)).stripTrailingZeros();
		int digits = rounded.precision();
		boolean integral = digits >= digits - rounded.scale();
		return format(rounded, (integral && digits < 10) ? Math.max(digits, 1) : 10);
	}

	private static String format(BigDecimal number, int precision) {
		BigDecimal plain = number.stripTrailingZeros();
		if (plain.signum() == 0) {
			return "0";
		}
		int exponent = plain.precision() - plain.scale() - 1;
		if (exponent >= LEAST_EXPONENT && exponent < precision) {
			return plain.toPlainString();
		}
		String digits = plain.unscaledValue().abs().toString();
		String mantissa = (digits.length() > 1) ? digits.charAt(0) + "." + digits.substring(1) : digits;
		return ((plain.signum() < 0) ? "-" : "") + mantissa + "e" + ((exponent < 0) ? "-" : "+")
				+ ((Math.abs(exponent) < 10) ? "0" : "") + Math.abs(exponent);
	}

}
