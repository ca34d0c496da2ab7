/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Converts numbers of any class to {@code BigDecimal}. None is written out as text, which
 * takes memory without bounds for a number such as {@code 1e999999999}.
 */
final class BigDecimals {

	private BigDecimals() {
	}

	static BigDecimal of(Number number) {
		if (number instanceof BigDecimal decimal) {
			return decimal;
		}
		if (number instanceof BigInteger integer) {
			return new BigDecimal(integer);
		}
		boolean real = number instanceof Double || number instanceof Float;
		return real ? BigDecimal.valueOf(number.doubleValue()) : BigDecimal.valueOf(number.longValue());
	}

}
