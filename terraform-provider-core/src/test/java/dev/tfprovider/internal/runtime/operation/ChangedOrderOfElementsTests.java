/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Which elements {@link ChangedOrder} finds again, and where. An asterisk stands for an
 * unknown value, which may become any.
 */
class ChangedOrderOfElementsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			a b     | a b     |
			a b     | b a     | returned the 2 planned elements in another order: [0] of the plan came back as [1].
			a b c   | a c b   | returned the 3 planned elements in another order: [1] of the plan came back as [2].
			a b     | a b c   |
			a b     | a       |
			a a b   | a b b   |
			a b     | b c     |
			a * c   | c b a   | returned the 3 planned elements in another order: [0] of the plan came back as [2].
			a b b   | b a b   | returned the 3 planned elements in another order: [0] of the plan came back as [1].
			a *     | b a     | returned the 2 planned elements in another order: [0] of the plan came back as [1].
			""")
	void everyElementIsFoundOnce(String planned, String actual, @Nullable String sentence) {
		assertThat(between(texts(planned), texts(actual))).isEqualTo(sentence);
	}

	@Test
	void moreThanFiveHundredElementsAreNotCompared() {
		assertThat(between(numbers(500), reversed(500)))
			.isEqualTo("returned the 500 planned elements in another order: [0] of the plan came back as [499].");
		assertThat(between(numbers(501), reversed(501))).isNull();
	}

	private static @Nullable String between(List<TerraformValue> planned, List<TerraformValue> actual) {
		return ChangedOrder.between(planned, actual, (before, after) -> before.isUnknown() || before.equals(after));
	}

	private static List<TerraformValue> texts(String texts) {
		return Stream.of(texts.split(" "))
			.<TerraformValue>map((text) -> text.equals("*") ? TerraformValue.unknown(TerraformType.STRING)
					: TerraformValue.string(text))
			.toList();
	}

	private static List<TerraformValue> numbers(int count) {
		return IntStream.range(0, count).<TerraformValue>mapToObj(TerraformValue::number).toList();
	}

	private static List<TerraformValue> reversed(int count) {
		List<TerraformValue> numbers = new ArrayList<>(numbers(count));
		Collections.reverse(numbers);
		return numbers;
	}

}
