/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class JsonValuesTests {

	@Test
	void toJavaTakesTheSmallestNumberThatHoldsEveryDigit() {
		assertThat(convert("7")).isEqualTo(7);
		assertThat(convert("7.0")).isEqualTo(7);
		assertThat(convert("-2147483648")).isEqualTo(Integer.MIN_VALUE);
		assertThat(convert("2147483648")).isEqualTo(2147483648L);
		assertThat(convert("9223372036854775808")).isEqualTo(new BigInteger("9223372036854775808"));
		assertThat(convert("0.1")).isEqualTo(0.1);
		assertThat(convert("0.12345678901234567891")).isEqualTo(new BigDecimal("0.12345678901234567891"));
	}

	@Test
	void toJavaKeepsNullAndEmptyApart() {
		assertThat(convert("null")).isNull();
		assertThat(convert("\"\"")).isEqualTo("");
		assertThat(convert("[]")).isEqualTo(List.of());
		assertThat(convert("{}")).isEqualTo(Map.of());
		assertThat(convert("[true, null]")).isEqualTo(Arrays.asList(true, null));
	}

	@Test
	void parseWhenNotJsonShowsTheText() {
		assertThatIllegalArgumentException().isThrownBy(() -> JsonValues.parse("Error: x"))
			.withMessage("Not JSON: Error: x");
	}

	private static Object convert(String json) {
		return JsonValues.toJava(JsonValues.parse(json));
	}

}
