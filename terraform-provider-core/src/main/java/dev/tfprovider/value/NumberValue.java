/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;

/**
 * A finite number of at most {@value #MAX_DIGITS} digits before and after the point,
 * written without exponent. Terraform computes with 155 significant digits; what is
 * longer only keeps the machine busy, or fills its memory, as {@code 1e999999999} does.
 *
 * @param number the number, without trailing zeros
 */
public record NumberValue(BigDecimal number) implements TerraformValue {

	/**
	 * Digits that a number may have before the point, and after it.
	 */
	public static final int MAX_DIGITS = 10_000;

	/**
	 * Create a number.
	 * @throws IllegalArgumentException if it has too many digits
	 */
	public NumberValue {
		// zeros at the end are dear to divide away
		boolean supported = number.precision() <= 2 * MAX_DIGITS;
		number = supported ? number.stripTrailingZeros() : number;
		if (!supported || !isSupported(number)) {
			throw new IllegalArgumentException("numbers of more than " + MAX_DIGITS + " digits are not supported");
		}
	}

	/**
	 * Return whether a number without trailing zeros has no more digits than a value may
	 * have.
	 * @param number the number
	 * @return {@code false} if it is too long before the point or after it
	 */
	public static boolean isSupported(BigDecimal number) {
		return number.scale() <= MAX_DIGITS && (long) number.precision() - number.scale() <= MAX_DIGITS;
	}

	@Override
	public TerraformType type() {
		return TerraformType.NUMBER;
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.number(this);
	}

	@Override
	public String toString() {
		return (Math.abs((long) this.number.scale()) < 100) ? this.number.toPlainString() : this.number.toString();
	}

}
