/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TerraformValue#transform(TerraformValue.Transform)} and
 * {@link TerraformValue#transformParts(TerraformValue.Transform)}.
 */
class ValueTransformTests {

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue B = TerraformValue.string("b");

	@ParameterizedTest
	@MethodSource("values")
	void transformThatChangesNothingGivesTheSameInstance(TerraformValue value) {
		assertThat(value.transform((each) -> each)).isSameAs(value);
	}

	@ParameterizedTest
	@MethodSource("values")
	void transformReplacesEachPart(TerraformValue value) {
		TerraformValue changed = value.transform((each) -> each.equals(A) ? B : each);
		assertThat(changed).isNotEqualTo(value).hasToString(value.toString().replace("\"a\"", "\"b\""));
		assertThat(changed.type()).isEqualTo(value.type());
	}

	@Test
	void transformGoesFromTheInsideOut() {
		List<String> visited = new ArrayList<>();
		object(Map.of("x", TerraformValue.tuple(List.of(A, B)), "y", TerraformValue.bool(true))).transform((each) -> {
			visited.add(each.toString());
			return each;
		});
		assertThat(visited).containsExactly("\"a\"", "\"b\"", "[\"a\", \"b\"]", "true", "{x=[\"a\", \"b\"], y=true}");
	}

	@Test
	void transformMergesElementsOfASetThatBecomeEqual() {
		TerraformValue set = TerraformValue.set(TerraformType.STRING, List.of(A, B));
		assertThat(set.transform((each) -> each.equals(A) ? B : each)).hasToString("set[\"b\"]");
	}

	@Test
	void partIsToldWhereItIs() {
		List<String> places = new ArrayList<>();
		TerraformValue.Transform transform = new TerraformValue.Transform() {

			@Override
			public TerraformValue apply(TerraformValue value) {
				return value;
			}

			@Override
			public TerraformValue part(int index, @Nullable String name, TerraformValue part) {
				places.add(index + " " + name + " " + part);
				return part;
			}

		};
		TerraformValue.list(TerraformType.STRING, List.of(A, B)).transformParts(transform);
		TerraformValue.map(TerraformType.STRING, Map.of("k", A, "l", B)).transformParts(transform);
		object(Map.of("x", A)).transformParts(transform);
		A.transformParts(transform);
		assertThat(places).containsExactly("0 null \"a\"", "1 null \"b\"", "0 k \"a\"", "1 l \"b\"", "0 x \"a\"");
	}

	@Test
	void sequenceGivesTheElementsOfListsSetsAndTuplesOnly() {
		assertThat(TerraformValue.list(TerraformType.STRING, List.of(B, A)).sequence()).containsExactly(B, A);
		assertThat(TerraformValue.set(TerraformType.STRING, List.of(B, A)).sequence()).containsExactly(A, B);
		assertThat(TerraformValue.tuple(List.of(A)).sequence()).containsExactly(A);
		assertThat(A.sequence()).isEmpty();
		assertThat(TerraformValue.ofNull(TerraformType.list(TerraformType.STRING)).sequence()).isEmpty();
		assertThat(TerraformValue.map(TerraformType.STRING, Map.of("k", A)).sequence()).isEmpty();
	}

	@Test
	void entriesGivesTheElementsOfMapsAndObjectsOnly() {
		assertThat(TerraformValue.map(TerraformType.STRING, Map.of("k", A)).entries())
			.containsExactly(Map.entry("k", A));
		assertThat(object(Map.of("x", A, "y", B)).entries()).containsExactly(Map.entry("x", A), Map.entry("y", B));
		assertThat(A.entries()).isEmpty();
		assertThat(TerraformValue.unknown(TerraformType.map(TerraformType.STRING)).entries()).isEmpty();
	}

	static Stream<TerraformValue> values() {
		return Stream.of(TerraformValue.list(TerraformType.STRING, List.of(A)),
				TerraformValue.set(TerraformType.STRING, List.of(A)), TerraformValue.tuple(List.of(A)),
				TerraformValue.map(TerraformType.STRING, Map.of("k", A)), object(Map.of("x", A)), object(Map.of("x",
						TerraformValue.tuple(List.of(TerraformValue.map(TerraformType.STRING, Map.of("k", A)))))));
	}

	private static ObjectValue object(Map<String, TerraformValue> members) {
		Map<String, TerraformType> types = new TreeMap<>();
		members.forEach((name, value) -> types.put(name, value.type()));
		return TerraformValue.object(ObjectType.of(types), members);
	}

}
