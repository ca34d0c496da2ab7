/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValueText}.
 */
class ValueTextTests {

	private static final Attribute PLAIN = text("a").build();

	private static final Attribute SECRET = text("s").sensitive(true).build();

	@Test
	void ofPlainValueIsItsNotation() {
		assertThat(ValueText.of(TerraformValue.string("x"))).isEqualTo("a string of 1 character");
		assertThat(ValueText.of(TerraformValue.number(1))).isEqualTo("1");
		assertThat(ValueText.of(TerraformValue.ofNull(TerraformType.BOOL))).isEqualTo("null");
		assertThat(ValueText.of(TerraformValue.unknown(TerraformType.BOOL))).isEqualTo("unknown");
	}

	@Test
	void ofSensitiveAttributeOnlyTellsNullAndUnknown() {
		assertThat(ValueText.of(SECRET, TerraformValue.string("hidden"))).isEqualTo("a sensitive value");
		assertThat(ValueText.of(SECRET, TerraformValue.ofNull(TerraformType.STRING))).isEqualTo("null");
		assertThat(ValueText.of(SECRET, TerraformValue.unknown(TerraformType.STRING))).isEqualTo("unknown");
	}

	@Test
	void ofPlainAttributeIsItsNotation() {
		assertThat(ValueText.of(PLAIN, TerraformValue.string("xyz"))).isEqualTo("a string of 3 characters");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					SINGLE | {a:"x",s:"hidden"}            | {a=(a string of 1 character), s=(a sensitive value)}
					SINGLE | {a:?,s:null}                  | {a=unknown, s=null}
					LIST   | [{a:"x",s:"hidden"},{s:?}]    | [{a=(a string of 1 character), s=(a sensitive value)}, {a=null, s=unknown}]
					LIST   | [?,null]                      | [unknown, null]
					SET    | set[{a:"x",s:"hidden"}]       | set[{a=(a string of 1 character), s=(a sensitive value)}]
					MAP    | {k:{a:"x",s:"hidden"}}        | {k={a=(a string of 1 character), s=(a sensitive value)}}
					LIST   | []                            | []
					LIST   | null                          | null
					SET    | ?                             | unknown
					""")
	void ofObjectsMasksSensitiveMembers(ObjectSchema.Nesting nesting, String value, String expected) {
		NestedObject object = new NestedObject(nesting, List.of(PLAIN, SECRET));
		TerraformValue parsed = Notation.parse(value, object.type());
		assertThat(ValueText.of(object, nesting, parsed)).isEqualTo(expected);
		assertThat(ValueText.of(Attribute.nested("n", object, Attribute.Mode.OPTIONAL).build(), parsed))
			.isEqualTo(expected);
	}

	@Test
	void ofSensitiveNestedAttributeShowsNothing() {
		NestedObject object = new NestedObject(ObjectSchema.Nesting.SINGLE, List.of(PLAIN));
		Attribute attribute = Attribute.nested("n", object, Attribute.Mode.OPTIONAL).sensitive(true).build();
		assertThat(ValueText.of(attribute, Notation.parse("{a:\"hidden\"}", object.type())))
			.isEqualTo("a sensitive value");
	}

	@Test
	void ofBlocksMasksSensitiveMembersAtAnyDepth() {
		BlockSchema inner = BlockSchema.of(PLAIN, SECRET);
		BlockSchema outer = new BlockSchema(List.of(PLAIN),
				List.of(new NestedBlock("b", ObjectSchema.Nesting.LIST, inner, 0, 0)), DescriptionText.NONE, null);
		TerraformValue value = Notation.parse("{a:\"x\",b:[{a:\"y\",s:\"hidden\"}]}", outer.impliedType());
		assertThat(ValueText.of(outer, ObjectSchema.Nesting.SINGLE, value))
			.isEqualTo("{a=(a string of 1 character), b=[{a=(a string of 1 character), s=(a sensitive value)}]}");
	}

	@Test
	void ofMapOfBlocksWithDynamicTypesIsReadAsAMap() {
		BlockSchema body = BlockSchema.of(Attribute.of("d", TerraformType.DYNAMIC, Attribute.Mode.OPTIONAL).build());
		TerraformValue element = TerraformValue.object(body.impliedType(), Map.of("d", TerraformValue.string("x")));
		TerraformValue map = TerraformValue.object(ObjectType.of(Map.of("k", body.impliedType())),
				Map.of("k", element));
		assertThat(ValueText.of(body, ObjectSchema.Nesting.MAP, map)).isEqualTo("{k={d=(a string of 1 character)}}");
	}

	@Test
	void ofLongValueIsShortened() {
		List<TerraformValue> numbers = IntStream.range(0, 300)
			.<TerraformValue>mapToObj(TerraformValue::number)
			.toList();
		assertThat(ValueText.of(TerraformValue.list(TerraformType.NUMBER, numbers))).hasSize(201)
			.startsWith("[0, 1, 2, ")
			.endsWith("…");
	}

	@Test
	void noCharacterIsHalved() {
		assertThat(ValueText.shorten("a".repeat(199) + "🐾")).isEqualTo("a".repeat(199) + "…");
		assertThat(ValueText.shorten("a".repeat(198) + "🐾")).isEqualTo("a".repeat(198) + "🐾");
	}

	@ParameterizedTest
	@CsvSource({ "100, 200", "1000, 201" })
	void ofValueOfTwoHundredCharactersIsWhole(long first, int length) {
		List<TerraformValue> numbers = Stream
			.concat(Stream.of(TerraformValue.number(first)),
					IntStream.range(0, 65).<TerraformValue>mapToObj((number) -> TerraformValue.number(0)))
			.toList();
		String text = TerraformValue.list(TerraformType.NUMBER, numbers).toString();
		assertThat(text).hasSize(length);
		assertThat(ValueText.of(TerraformValue.list(TerraformType.NUMBER, numbers)))
			.isEqualTo((length == 200) ? text : text.substring(0, 200) + "…");
	}

	@Test
	void ofObjectWithoutSchemaTellsItsMembers() {
		TerraformType type = ObjectType.of(Map.of("a", TerraformType.NUMBER, "b", TerraformType.STRING, "c",
				TerraformType.map(TerraformType.BOOL)));
		assertThat(ValueText.of(Notation.parse("{a:1,b:\"hidden\",c:{k:true}}", type)))
			.isEqualTo("{a=1, b=(a string of 6 characters), c=(a map of 1 element)}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					"red"     | "RED!"    | planned a string of 3 characters, returned one of 4 characters; they differ at position 1
					"hunter2" | "hunter"  | planned a string of 7 characters, returned one of 6 characters; they differ at position 7
					"\uD83D\uDE00a" | "\uD83D\uDE00b" | planned a string of 2 characters, returned one of 2 characters; they differ at position 2
					null      | "a"       | planned null, returned a string of 1 character
					""")
	void ofTwoStringsTellsWhereTheyDifferAndNoText(String one, String other, String expected) {
		assertThat(difference(one, other, TerraformType.STRING)).isEqualTo(expected);
	}

	@Test
	void ofNumbersAndTruthValuesTellsThem() {
		TerraformType type = TerraformType.list(TerraformType.NUMBER);
		assertThat(difference("[1]", "[2]", type)).isEqualTo("planned [1], returned [2]");
		assertThat(difference("[true]", "[false]", TerraformType.list(TerraformType.BOOL)))
			.isEqualTo("planned [true], returned [false]");
	}

	@Test
	void ofAttributeWithFewPossibleTextsTellsThem() {
		Attribute color = new ModelMappings(List.of()).resource(Lamp.class)
			.block()
			.attributes()
			.stream()
			.filter((attribute) -> attribute.name().equals("color"))
			.findFirst()
			.orElseThrow();
		assertThat(color.allowedValues()).containsExactly("red", "green");
		assertThat(ValueText.of(TerraformValue.string("red"), TerraformValue.string("green"),
				(value) -> ValueText.of(color, value), "planned", "returned"))
			.isEqualTo("planned \"red\", returned \"green\"");
		assertThat(ValueText.of(TerraformValue.string("red"), TerraformValue.string("hunter2"),
				(value) -> ValueText.of(color, value), "planned", "returned"))
			.isEqualTo("planned \"red\", returned a string of 7 characters");
	}

	@Test
	void ofTwoListsTellsWhereTheyBeginToDiffer() {
		TerraformType type = TerraformType.list(TerraformType.STRING);
		assertThat(difference("[\"a\",\"b\"]", "[\"a\",\"c\"]", type)).isEqualTo(
				"planned [(a string of 1 character), (a string of 1 character)], returned [(a string of 1 character), "
						+ "(a string of 1 character)]; the first difference is at [1]: planned a string of 1 character, returned "
						+ "one of 1 character; they differ at position 1");
		assertThat(difference("[\"a\"]", "[\"a\",\"c\"]", type)).isEqualTo(
				"planned [(a string of 1 character)], returned [(a string of 1 character), (a string of 1 character)]");
	}

	@Test
	void ofTwoMapsTellsNoKeys() {
		TerraformType type = TerraformType.map(TerraformType.STRING);
		assertThat(difference("{k:\"a\"}", "{k:\"b\"}", type))
			.isEqualTo("planned a map of 1 element, returned a map of 1 element; the first difference is at [...]: "
					+ "planned a string of 1 character, returned one of 1 character; they differ at position 1");
		assertThat(ValueText.ofKeys(Set.of("a", "b"), Set.of("b"), "planned", "returned"))
			.isEqualTo("planned 2 keys, returned 1 key, of which 1 is the same");
	}

	private static String difference(String one, String other, TerraformType type) {
		return ValueText.of(Notation.parse(one, type), Notation.parse(other, type), ValueText::of, "planned",
				"returned");
	}

	private static Attribute.Builder text(String name) {
		return Attribute.of(name, TerraformType.STRING, Attribute.Mode.OPTIONAL);
	}

	record Lamp(@Id Long id, Color color) {

	}

	enum Color {

		RED, GREEN

	}

}
