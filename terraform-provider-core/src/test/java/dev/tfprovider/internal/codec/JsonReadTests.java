/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValueCodec#readJson} and {@link ValueCodec#readState}.
 */
class JsonReadTests {

	private static final ObjectType PET = ObjectType.of(Map.of("id", TerraformType.STRING, "name", TerraformType.STRING,
			"tags", TerraformType.list(TerraformType.STRING)));

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			"string" | 12.50     | "12.50"
			"string" | 1e3       | "1e3"
			"string" | true      | "true"
			"string" | false     | "false"
			"string" | "e\\u0301" | "\\u00e9"
			"number" | "12"      | 12
			"number" | "0.10"    | 0.1
			"number" | 1e3       | 1000
			"number" | -0        | 0
			"number" | -0.0      | 0
			"number" | 1E-3      | 0.001
			"number" | "Inf"     | inf
			"bool"   | "true"    | true
			"bool"   | "1"       | true
			"bool"   | "false"   | false
			"bool"   | "0"       | false
			["set","number"] | [2,"2",1] | [1, 2]
			["map","string"] | {"a":"x","a":"y"} | {"a": "y"}
			""")
	void readJsonTakesWhatTerraformTakes(String type, String json, String value) {
		assertThat(CodecErrors.readJson(type, json)).isEqualTo(VectorValueParser.parse(value, CodecErrors.type(type)));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`',
			textBlock = """
					"number"  | true              | number is required
					"number"  | "x"               | number is required
					"number"  | []                | number is required
					"number"  | NaN               | malformed JSON near byte 3
					"number"  | 01                | malformed JSON near byte 1
					"bool"    | 1                 | bool is required
					"bool"    | "yes"             | bool is required
					"bool"    | {}                | bool is required
					"string"  | []                | string is required
					"string"  | {}                | string is required
					"string"  | "\\ud800"          | string contains an unpaired surrogate
					"string"  | "\\udc00\\ud800"    | string contains an unpaired surrogate
					"string"  | "a" "b"           | unexpected data after the value
					["map","string"] | {"\\ud800":""} | malformed JSON near byte 8
					["list","string"] | ["a"      | unexpected end of input
					["object",{}] | {"x":1}       | unsupported attribute "x"
					["object",{"a":"bool","b":"bool"}] | {"x":{"y":1,"z":[2]},"a":true} | unsupported attribute "x"
					["object",{"a":"bool"}] | {"a":true,"a":false} | attribute "a" is given twice
					"dynamic" | "x"               | a dynamic value is required: an object of its type and the value itself
					"dynamic" | {}                | a dynamic value must have exactly a type and a value
					"dynamic" | {"type":"string"} | a dynamic value must have exactly a type and a value
					"dynamic" | {"value":1}       | a dynamic value must have exactly a type and a value
					"dynamic" | {"value":1,"type":"string","x":1} | a dynamic value must have exactly a type and a value
					"dynamic" | {"value":1,"value":1,"type":"string"} | a dynamic value must have exactly a type and a value
					"dynamic" | {"type":"string","type":"string","value":1} | a dynamic value must have exactly a type and a value
					"dynamic" | {"type":"string","value":1,"value":1} | a dynamic value must have exactly a type and a value
					""")
	void readJsonRefusesTheRest(String type, String json, String message) {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson(type, json))).isEqualTo(message);
	}

	@Test
	void readJsonWhenEmptyRefuses() {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson("\"string\"", "")))
			.isEqualTo("unexpected end of input");
	}

	@Test
	void readJsonWhenUtf8IsInvalidRefuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.STRING);
		assertThat(CodecErrors.messageOf(() -> codec.readJson(new byte[] { '"', (byte) 0xff, '"' })))
			.startsWith("malformed JSON");
	}

	@Test
	void readJsonWhenUtf16Refuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.STRING);
		assertThat(CodecErrors.messageOf(() -> codec.readJson("\"a\"".getBytes(StandardCharsets.UTF_16BE))))
			.startsWith("malformed JSON");
	}

	@Test
	void readJsonWhenAttributeIsMissingGivesNull() {
		TerraformValue value = ValueCodec.of(PET).readJson(CodecErrors.utf8("{\"name\":\"Rex\"}"));
		assertThat(value).isEqualTo(TerraformValue.object(PET, Map.of("name", TerraformValue.string("Rex"))));
	}

	@Test
	void readJsonWhenAttributesComeInAnyOrderFindsThem() {
		TerraformValue value = ValueCodec.of(PET)
			.readJson(CodecErrors.utf8("{\"tags\":[],\"id\":\"1\",\"name\":\"Rex\"}"));
		assertThat(value).isEqualTo(TerraformValue.object(PET, Map.of("name", TerraformValue.string("Rex"), "id",
				TerraformValue.string("1"), "tags", TerraformValue.list(TerraformType.STRING, List.of()))));
	}

	@Test
	void readStateIgnoresWhatTheTypeDoesNotHave() {
		TerraformValue value = ValueCodec.of(PET)
			.readState(CodecErrors.utf8("{\"age\":{\"years\":[1,{}]},\"name\":\"Rex\",\"zoo\":null}"));
		assertThat(value).isEqualTo(TerraformValue.object(PET, Map.of("name", TerraformValue.string("Rex"))));
	}

	@Test
	void readStateWhenNestedIgnoresWhatTheTypeDoesNotHave() {
		TerraformType type = CodecErrors.type("[\"list\",[\"object\",{\"a\":\"string\"}]]");
		TerraformValue value = ValueCodec.of(type).readState(CodecErrors.utf8("[{\"a\":\"x\",\"b\":1},{}]"));
		assertThat(value).isEqualTo(VectorValueParser.parse("[{\"a\": \"x\"}, {\"a\": null}]", type));
	}

	@Test
	void readStateWhenDynamicIgnoresWhatItsTypeDoesNotHave() {
		TerraformValue value = ValueCodec.of(TerraformType.DYNAMIC)
			.readState(CodecErrors.utf8("{\"value\":{\"a\":1,\"b\":2},\"type\":[\"object\",{\"a\":\"number\"}]}"));
		assertThat(value).isEqualTo(
				VectorValueParser.parse("dynamic([\"object\",{\"a\":\"number\"}], {\"a\": 1})", TerraformType.DYNAMIC));
	}

	@Test
	void readStateWhenNullGivesNull() {
		assertThat(ValueCodec.of(PET).readState(CodecErrors.utf8("null"))).isEqualTo(TerraformValue.ofNull(PET));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`',
			textBlock = """
					{"type":"string","value":"hi"}                          | dynamic("string", "hi")
					{"value":12, "type":"number"}                           | dynamic("number", 12)
					{"value":-1.5e3,"type":"number"}                        | dynamic("number", -1500)
					{"value":true,"type":"bool"}                            | dynamic("bool", true)
					{ "value" : null , "type" : "string" }                  | dynamic("string", null)
					{"type":"dynamic","value":{"value":"é","type":"string"}} | dynamic("string", "\\u00e9")
					{"value":{"value":{"value":[],"type":["list","string"]},"type":"dynamic"},"type":"dynamic"} | dynamic(["list","string"], [])
					""")
	void readJsonWhenDynamicTakesTypeBeforeOrAfter(String json, String value) {
		assertThat(CodecErrors.readJson("[\"list\",\"dynamic\"]", "[" + json + "]"))
			.isEqualTo(VectorValueParser.parse("[" + value + "]", TerraformType.list(TerraformType.DYNAMIC)));
	}

	@Test
	void readJsonWhenAttributeNameIsNotNormalizedFindsIt() {
		ObjectType type = ObjectType.of(Map.of("\u00e9", TerraformType.BOOL));
		TerraformValue value = ValueCodec.of(type).readJson(CodecErrors.utf8("{\"e\u0301\":true}"));
		assertThat(value).isInstanceOfSatisfying(ObjectValue.class,
				(object) -> assertThat(object.get(0)).isEqualTo(TerraformValue.bool(true)));
	}

}
