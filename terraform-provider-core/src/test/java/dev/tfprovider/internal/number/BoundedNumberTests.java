/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.number;

import java.math.BigDecimal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link BoundedNumber}.
 */
class BoundedNumberTests {

	@ParameterizedTest
	@CsvSource({ "1, 1", "+1, 1", "-1.50, -1.5", ".5, 0.5", "5., 5", "1e2, 1E+2", "1E-2, 0.01", "0e999999, 0",
			"12345678901234567890, 1234567890123456789E+1" })
	void numbersAreRead(String text, BigDecimal number) {
		assertThat(BoundedNumber.decimal(text)).isEqualTo(number);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "-", ".", "1e", "e1", "1x", "--1", "0x1", "Infinity", "NaN", " 1", "1_000", "\u0661" })
	void otherTextIsNoNumber(String text) {
		assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> BoundedNumber.decimal(text))
			.isNotInstanceOf(TooManyDigitsException.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e999999999", "-1e-999999999", "1e10000", "1e-10001", "1e99999999999999999999" })
	void exponentThatFillsTheMemoryIsRefused(String text) {
		assertThatExceptionOfType(TooManyDigitsException.class).isThrownBy(() -> BoundedNumber.decimal(text));
	}

	@Test
	void digitsWithoutEndAreRefusedUnread() {
		assertThatExceptionOfType(TooManyDigitsException.class)
			.isThrownBy(() -> BoundedNumber.decimal("1".repeat(20_000_000)));
		assertThatExceptionOfType(TooManyDigitsException.class)
			.isThrownBy(() -> BoundedNumber.decimal("1".repeat(10_001)));
		assertThat(BoundedNumber.decimal("1".repeat(10_000)).precision()).isEqualTo(10_000);
	}

}
