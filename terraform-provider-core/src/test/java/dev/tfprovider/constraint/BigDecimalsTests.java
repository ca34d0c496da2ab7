/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BigDecimals}.
 */
class BigDecimalsTests {

	@ParameterizedTest
	@MethodSource("numbers")
	void ofKeepsTheNumber(Number number, String expected) {
		assertThat(BigDecimals.of(number)).isEqualByComparingTo(expected);
	}

	static Stream<Arguments> numbers() {
		return Stream.of(Arguments.of((byte) -128, "-128"), Arguments.of((short) 32_767, "32767"),
				Arguments.of(Integer.MIN_VALUE, "-2147483648"), Arguments.of(Long.MAX_VALUE, "9223372036854775807"),
				Arguments.of(new AtomicLong(5), "5"), Arguments.of(0.1, "0.1"), Arguments.of(0.5f, "0.5"),
				Arguments.of(-2.75, "-2.75"),
				Arguments.of(new BigInteger("9223372036854775808"), "9223372036854775808"),
				Arguments.of(new BigDecimal("1e999999999"), "1e999999999"));
	}

}
