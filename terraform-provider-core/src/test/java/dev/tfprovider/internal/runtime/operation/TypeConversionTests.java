/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TypeConversion}.
 */
class TypeConversionTests {

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue ONE = TerraformValue.number(1);

	private static final TerraformValue NULL = TerraformValue.ofNull(TerraformType.DYNAMIC);

	private static final TerraformValue UNKNOWN = TerraformValue.unknown(TerraformType.DYNAMIC);

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			# type                                    | planned                                   | conforms
			"string"                                  | "dynamic"                                 | true
			["list","string"]                         | "dynamic"                                 | true
			"dynamic"                                 | "string"                                  | false
			"string"                                  | "string"                                  | true
			"string"                                  | "number"                                  | false
			["list","string"]                         | ["list","string"]                         | true
			["list","string"]                         | ["list","dynamic"]                        | true
			["list","string"]                         | ["list","number"]                         | false
			["set","string"]                          | ["list","string"]                         | false
			["set","string"]                          | ["set","string"]                          | true
			["set","string"]                          | ["set","bool"]                            | false
			["list","string"]                         | ["set","string"]                          | false
			["map","string"]                          | ["map","string"]                          | true
			["map","string"]                          | ["map","bool"]                            | false
			["object",{"a":"string"}]                 | ["map","string"]                          | false
			["map","string"]                          | ["object",{"a":"string"}]                 | false
			["object",{"a":"string"}]                 | ["object",{"a":"string"}]                 | true
			["object",{"a":"string"}]                 | ["object",{"a":"dynamic"}]                | true
			["object",{"a":"string"}]                 | ["object",{"a":"bool"}]                   | false
			["object",{"a":"string"}]                 | ["object",{"b":"string"}]                 | false
			["object",{"a":"string"}]                 | ["object",{"a":"string","b":"string"}]    | false
			["object",{"a":"bool","b":"string"}]      | ["object",{"a":"bool","b":"bool"}]        | false
			["tuple",[]]                              | ["tuple",[]]                              | true
			["tuple",["string","bool"]]               | ["tuple",["string","bool"]]               | true
			["tuple",["string","bool"]]               | ["tuple",["string","dynamic"]]            | true
			["tuple",["string","bool"]]               | ["tuple",["string","string"]]             | false
			["tuple",["string","bool"]]               | ["tuple",["bool","bool"]]                 | false
			["tuple",["string"]]                      | ["tuple",["string","string"]]             | false
			["tuple",["string","string"]]             | ["tuple",["string"]]                      | false
			["list","string"]                         | ["tuple",["string"]]                      | false
			""")
	void conforms(String type, String planned, boolean conforms) {
		assertThat(TypeConversion.conforms(type(type), type(planned))).isEqualTo(conforms);
	}

	@ParameterizedTest
	@MethodSource("values")
	void convert(TerraformValue value, String type, TerraformValue expected) {
		TerraformValue converted = TypeConversion.convert(value, type(type));
		assertThat(converted).isEqualTo(expected);
		assertThat(TypeConversion.typeOf(converted)).isEqualTo(TypeConversion.typeOf(expected));
	}

	static Stream<Arguments> values() {
		TerraformType string = TerraformType.STRING;
		return Stream.of(Arguments.of(NULL, "\"string\"", TerraformValue.ofNull(string)),
				Arguments.of(TerraformValue.ofNull(string), "\"dynamic\"", NULL), Arguments.of(A, "\"dynamic\"", A),
				Arguments.of(UNKNOWN, "[\"list\",\"string\"]", UNKNOWN), Arguments.of(A, "\"number\"", A),
				Arguments.of(A, "[\"list\",\"string\"]", A), Arguments.of(A, "[\"set\",\"string\"]", A),
				Arguments.of(A, "[\"map\",\"string\"]", A), Arguments.of(A, "[\"tuple\",[\"string\"]]", A),
				Arguments.of(A, "[\"object\",{\"a\":\"string\"}]", A),
				Arguments.of(tuple(A, A), "[\"list\",\"string\"]", TerraformValue.list(string, List.of(A, A))),
				Arguments.of(tuple(A, NULL), "[\"list\",\"string\"]",
						TerraformValue.list(string, List.of(A, TerraformValue.ofNull(string)))),
				Arguments.of(tuple(A, ONE), "[\"list\",\"string\"]", tuple(A, ONE)),
				Arguments.of(tuple(A, A), "[\"list\",\"dynamic\"]",
						TerraformValue.list(TerraformType.DYNAMIC, List.of(A, A))),
				Arguments.of(tuple(A, ONE), "[\"list\",\"dynamic\"]", tuple(A, ONE)),
				Arguments.of(tuple(A), "[\"list\",[\"list\",\"dynamic\"]]", tuple(A)),
				Arguments.of(tuple(), "[\"list\",\"dynamic\"]", TerraformValue.list(TerraformType.DYNAMIC, List.of())),
				Arguments.of(TerraformValue.list(string, List.of(A)), "[\"list\",\"string\"]",
						TerraformValue.list(string, List.of(A))),
				Arguments.of(tuple(A, A), "[\"set\",\"string\"]", TerraformValue.set(string, List.of(A))),
				Arguments.of(TerraformValue.list(string, List.of(A)), "[\"set\",\"string\"]",
						TerraformValue.set(string, List.of(A))),
				Arguments.of(TerraformValue.set(string, List.of(A)), "[\"set\",\"string\"]",
						TerraformValue.set(string, List.of(A))),
				Arguments.of(TerraformValue.set(string, List.of(A)), "[\"list\",\"string\"]",
						TerraformValue.set(string, List.of(A))),
				Arguments.of(object("a", A, "b", NULL), "[\"map\",\"string\"]",
						TerraformValue.map(string, Map.of("a", A, "b", TerraformValue.ofNull(string)))),
				Arguments.of(object("a", A, "b", ONE), "[\"map\",\"string\"]", object("a", A, "b", ONE)),
				Arguments.of(TerraformValue.map(string, Map.of("a", A)), "[\"map\",\"string\"]",
						TerraformValue.map(string, Map.of("a", A))),
				Arguments.of(tuple(A, NULL), "[\"tuple\",[\"string\",\"bool\"]]",
						tuple(A, TerraformValue.ofNull(TerraformType.BOOL))),
				Arguments.of(tuple(NULL, NULL), "[\"tuple\",[\"string\"]]", tuple(TerraformValue.ofNull(string), NULL)),
				Arguments.of(tuple(NULL), "[\"tuple\",[\"string\",\"string\"]]", tuple(TerraformValue.ofNull(string))),
				Arguments.of(object("a", NULL, "b", NULL), "[\"object\",{\"b\":\"bool\"}]",
						object("a", NULL, "b", TerraformValue.ofNull(TerraformType.BOOL))),
				Arguments.of(object("a", NULL, "b", NULL), "[\"object\",{\"a\":\"bool\"}]",
						object("a", TerraformValue.ofNull(TerraformType.BOOL), "b", NULL)));
	}

	@Test
	void typeOfIsThatOfWhatIsInside() {
		ObjectType dynamic = ObjectType.of(Map.of("a", TerraformType.DYNAMIC, "b", TerraformType.BOOL));
		TerraformValue value = TerraformValue.object(dynamic,
				Map.of("a", tuple(A, ONE), "b", TerraformValue.bool(true)));
		assertThat(TypeConversion.typeOf(value))
			.isEqualTo(type("[\"object\",{\"a\":[\"tuple\",[\"string\",\"number\"]],\"b\":\"bool\"}]"));
		assertThat(TypeConversion.typeOf(tuple(value)))
			.isEqualTo(type("[\"tuple\",[[\"object\",{\"a\":[\"tuple\",[\"string\",\"number\"]],\"b\":\"bool\"}]]]"));
	}

	private static TerraformType type(String json) {
		return TypeJson.read(json.getBytes(StandardCharsets.UTF_8));
	}

	private static TerraformValue tuple(TerraformValue... elements) {
		return TerraformValue.tuple(List.of(elements));
	}

	private static TerraformValue object(String first, TerraformValue one, String second, TerraformValue other) {
		Map<String, TerraformType> types = Map.of(first, one.type(), second, other.type());
		return TerraformValue.object(ObjectType.of(types), Map.of(first, one, second, other));
	}

}
