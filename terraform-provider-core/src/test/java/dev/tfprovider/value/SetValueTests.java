/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SetValue} and the order of its elements.
 */
class SetValueTests {

	@ParameterizedTest
	@MethodSource("ordered")
	void elementsAreInOrderHoweverGiven(List<TerraformValue> ordered) {
		TerraformType type = ordered.get(0).type();
		SetValue expected = TerraformValue.set(type, ordered);
		assertThat(expected.elements()).isEqualTo(ordered);
		for (long seed = 0; seed < 20; seed++) {
			List<TerraformValue> shuffled = new ArrayList<>(ordered);
			Collections.shuffle(shuffled, new Random(seed));
			SetValue set = TerraformValue.set(type, shuffled);
			assertThat(set.elements()).isEqualTo(ordered);
			assertThat(set).isEqualTo(expected).hasSameHashCodeAs(expected);
		}
	}

	static Stream<List<TerraformValue>> ordered() {
		TerraformType texts = TerraformType.list(TerraformType.STRING);
		ObjectType type = ObjectType.of(Map.of("a", TerraformType.STRING, "b", TerraformType.NUMBER));
		return Stream.of(strings("", "A", "a", "aa", "b", "\u00e9", "\uffee", "\ud83d\ude00"),
				numbers("-10", "-0.5", "0", "0.1", "1", "2", "10", "1e30"),
				List.of(TerraformValue.bool(false), TerraformValue.bool(true),
						TerraformValue.ofNull(TerraformType.BOOL), TerraformValue.unknown(TerraformType.BOOL)),
				List.of(TerraformValue.number(1), InfinityValue.NEGATIVE, InfinityValue.POSITIVE),
				List.of(TerraformValue.list(texts, strings()), TerraformValue.list(texts, strings("a")),
						TerraformValue.list(texts, strings("a", "b")), TerraformValue.list(texts, strings("b")),
						TerraformValue.ofNull(texts)),
				List.of(TerraformValue.set(texts, strings("a")), TerraformValue.set(texts, strings("b", "a")),
						TerraformValue.set(texts, strings("b"))),
				List.of(TerraformValue.tuple(strings("a", "b")), TerraformValue.tuple(strings("a", "c"))),
				List.of(map("a", "1"), map("a", "2"), map("a", "1", "b", "1"), map("b", "0")),
				List.of(object(type, "a", 1), object(type, "a", 2), object(type, "b", 0), ObjectValue.ofNulls(type)));
	}

	@Test
	void duplicatesAreMerged() {
		SetValue set = TerraformValue.set(TerraformType.STRING, strings("b", "a", "e\u0301", "b", "\u00e9"));
		assertThat(set.elements()).isEqualTo(strings("a", "b", "\u00e9"));
		assertThat(TerraformValue.set(TerraformType.NUMBER, numbers("1", "1.0", "1e0")).elements()).hasSize(1);
		assertThat(
				TerraformValue
					.set(TerraformType.BOOL,
							List.of(TerraformValue.ofNull(TerraformType.BOOL),
									TerraformValue.ofNull(TerraformType.BOOL)))
					.elements())
			.hasSize(1);
	}

	@Test
	void unknownElementsStayApart() {
		TerraformValue unknown = TerraformValue.unknown(TerraformType.STRING);
		TerraformValue partly = TerraformValue.tuple(List.of(unknown));
		assertThat(TerraformValue.set(TerraformType.STRING, List.of(unknown, unknown)).elements()).hasSize(2);
		assertThat(TerraformValue.set(partly.type(), List.of(partly, partly)).elements()).hasSize(2);
	}

	@Test
	void setsDifferWhenElementsDo() {
		assertThat(TerraformValue.set(TerraformType.STRING, strings("a")))
			.isNotEqualTo(TerraformValue.set(TerraformType.STRING, strings("b")))
			.isNotEqualTo(TerraformValue.list(TerraformType.STRING, strings("a")));
	}

	private static List<TerraformValue> strings(String... texts) {
		return Arrays.stream(texts).<TerraformValue>map(TerraformValue::string).toList();
	}

	private static List<TerraformValue> numbers(String... numbers) {
		return Arrays.stream(numbers)
			.<TerraformValue>map((number) -> TerraformValue.number(new BigDecimal(number)))
			.toList();
	}

	private static TerraformValue map(String... entries) {
		Map<String, TerraformValue> map = new HashMap<>();
		for (int i = 0; i < entries.length; i += 2) {
			map.put(entries[i], TerraformValue.string(entries[i + 1]));
		}
		return TerraformValue.map(TerraformType.STRING, map);
	}

	private static TerraformValue object(ObjectType type, String a, int b) {
		return TerraformValue.object(type, Map.of("a", TerraformValue.string(a), "b", TerraformValue.number(b)));
	}

}
