/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link TerraformValue#at(AttributePath)} and
 * {@link TerraformValue#with(AttributePath, TerraformValue)}.
 */
class ValuePathTests {

	private static final ObjectType PART = ObjectType
		.of(Map.of("k", TerraformType.STRING, "n", TerraformType.list(TerraformType.NUMBER)));

	private static final ObjectValue X = part("x");

	private static final ObjectValue Y = part("y");

	private static final TerraformValue VALUE = object(Map.of("text", TerraformValue.string("a"), "list",
			TerraformValue.list(PART, List.of(X, Y)), "tuple", TerraformValue.tuple(List.of(X)), "set",
			TerraformValue.set(PART, List.of(X)), "map", TerraformValue.map(PART, Map.of("m", Y)), "object", X, "null",
			TerraformValue.ofNull(PART), "unknown", TerraformValue.unknown(PART)));

	private static final TerraformValue UNKNOWN = object(Map.of("list", unknown(TerraformType.list(PART)), "tuple",
			unknown(TerraformType.tuple(PART)), "set", unknown(TerraformType.set(PART)), "map",
			unknown(TerraformType.map(PART)), "any", unknown(TerraformType.DYNAMIC), "object", unknown(PART)));

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			text               | "a"
			list[1].k          | "y"
			list[1].n          | null
			tuple[0].k         | "x"
			map["m"].k         | "y"
			object.k           | "x"
			object["k"]        | "x"
			null               | null
			unknown            | (known after apply)
			unknown.k          | (known after apply)
			unknown.n[7]       | (known after apply)
			""")
	void atGivesWhatIsThere(String path, String expected) {
		assertThat(VALUE.at(AttributePath.parse(path)).orElseThrow()).hasToString(expected);
	}

	@ParameterizedTest
	@CsvSource({ "list[2]", "tuple[1]", "map[\"n\"]", "set[0]", "set[*]", "null.k", "text.k", "nosuch", "list.k",
			"text[0]", "object[0]", "list[1].n[0]" })
	void atGivesNothingWhereNothingIs(String path) {
		assertThat(VALUE.at(AttributePath.parse(path))).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			list[0]        | object({k=string, n=list(number)})
			list[0].k      | string
			tuple[0].k     | string
			tuple[1]       | dynamic
			set[*].n       | list(number)
			map["x"].n[3]  | number
			object.k       | string
			object.nosuch  | dynamic
			any.x[0]       | dynamic
			""")
	void insideUnknownEverythingIsUnknownOfTheTypeOfItsPlace(String path, String type) {
		TerraformValue value = UNKNOWN.at(AttributePath.parse(path)).orElseThrow();
		assertThat(value.isUnknown()).isTrue();
		assertThat(value.type().toString().replace("\n", "")).isEqualTo(type);
	}

	@Test
	void emptyPathLeadsToTheValueItself() {
		assertThat(VALUE.at(AttributePath.root())).containsSame(VALUE);
		assertThat(VALUE.with(AttributePath.root(), X)).isSameAs(X);
	}

	@ParameterizedTest
	@CsvSource({ "text", "list[1].k", "tuple[0].k", "map[\"m\"].k", "object.k", "object[\"k\"]", "null", "unknown" })
	void withChangesOnePlaceOnly(String path) {
		AttributePath place = AttributePath.parse(path);
		TerraformValue before = VALUE.at(place).orElseThrow();
		TerraformValue changed = VALUE.with(place, TerraformValue.string("new"));
		assertThat(changed.at(place)).contains(TerraformValue.string("new"));
		assertThat(changed.type()).isEqualTo(VALUE.type());
		assertThat(changed.with(place, before)).isEqualTo(VALUE);
	}

	@Test
	void withTheSameInstanceGivesTheSameInstance() {
		AttributePath place = AttributePath.parse("list[1].k");
		assertThat(VALUE.with(place, VALUE.at(place).orElseThrow())).isSameAs(VALUE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			unknown.k      | 'unknown' is unknown
			null.k         | 'null' is null
			list[1].n[0]   | 'list[1].n' is null
			list[7].k      | 'list' is without such an element
			set[*].k       | 'set' is without such an element
			nosuch         | '' is without such an element
			""", quoteCharacter = '"')
	void withWhereNothingIsFailsSayingWhatIs(String path, String message) {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> VALUE.with(AttributePath.parse(path), TerraformValue.string("new")))
			.withMessage(message);
	}

	@Test
	void keyIsFoundInNormalizationFormC() {
		TerraformValue map = TerraformValue.map(TerraformType.STRING, Map.of("\u00e9", TerraformValue.string("a")));
		assertThat(map.at(AttributePath.root().key("e\u0301"))).contains(TerraformValue.string("a"));
		assertThat(map.with(AttributePath.root().key("e\u0301"), TerraformValue.string("b")).entries())
			.containsExactly(Map.entry("\u00e9", TerraformValue.string("b")));
	}

	private static ObjectValue part(String text) {
		return ObjectValue.ofNulls(PART).with("k", TerraformValue.string(text));
	}

	private static TerraformValue unknown(TerraformType type) {
		return TerraformValue.unknown(type);
	}

	private static TerraformValue object(Map<String, TerraformValue> members) {
		Map<String, TerraformType> types = new TreeMap<>();
		members.forEach((name, value) -> types.put(name, value.type()));
		return TerraformValue.object(ObjectType.of(types), members);
	}

}
