/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for where the errors of {@link ValueCodec} point to.
 */
class ErrorPathTests {

	private static final String RESOURCE = """
			["object",{"rule":["list",["object",{"cidrs":["set","string"],"port":"number"}]],
			"tags":["map","string"],"pair":["tuple",["string","bool"]],"any":"dynamic"}]""";

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			{"rule":[{"cidrs":[],"port":1},{"port":true}]}       | rule[1].port: number is required
			{"rule":[{"cidrs":["a",{}]}]}                        | rule[0].cidrs[*]: string is required
			{"rule":{}}                                          | rule: a list is required
			{"rule":[{"cidrs":{}}]}                              | rule[0].cidrs: a set is required
			{"rule":["x"]}                                       | rule[0]: an object is required
			{"rule":[{"prot":1}]}                                | rule[0]: unsupported attribute "prot"
			{"tags":[]}                                          | tags: a map is required
			{"tags":{"a":"x","b":[]}}                            | tags["b"]: string is required
			{"pair":["a","yes"]}                                 | pair[1]: bool is required
			{"pair":["a"]}                                       | pair: a tuple of length 2 is required
			{"pair":["a",true,1]}                                | pair: a tuple of length 2 is required
			{"pair":{}}                                          | pair: a tuple is required
			{"any":{"value":["1","x"],"type":["list","number"]}} | any[1]: number is required
			{"any":{"value":1,"type":"int"}}                     | any: invalid type constraint
			""")
	void readJsonNamesPlaceAndProblem(String json, String message) {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson(RESOURCE, json))).isEqualTo(message);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`',
			textBlock = """
							["list",["list","number"]]               | 92 90 92 01 c3          | [1][1]: number is required
							["map",["list","bool"]]                  | 81 a1 6b 91 01          | ["k"][0]: bool is required
							["object",{"a":["object",{"b":"bool"}]}] | 81 a1 61 81 a1 62 a1 78 | a.b: bool is required
							["object",{"a":["object",{"b":"bool"}]}] | 81 a1 61 80             | a: an object with 1 attributes is required (0 given)
							["list","dynamic"]                       | 91 92 a6 226e6f6e6522 c0 | [0]: invalid type constraint
							["list","string"]                        | 92 a1 61 a1             | unexpected end of input
					["list","string"]                        | 92 a1 61 a1 ff          | [1]: string is not valid UTF-8
							["map","string"]                         | 81 01 a1 61             | a string key is required
							["map","string"]                         | 81 c3 a1 61             | a string key is required
							["map","string"]                         | 81 c0 a1 61             | a string key is required
							["map","string"]                         | 81 90 a1 61             | a string key is required
							["map","string"]                         | 81 d4 00 00 a1 61       | a string key is required
							["map","string"]                         | 81 ca 00000000 a1 61    | a string key is required
							""")
	void readNamesPlaceAndProblem(String type, String hex, String message) {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.read(type, hex))).isEqualTo(message);
	}

	@Test
	void writeWhenElementIsWrongPointsToIt() {
		ObjectType rule = ObjectType.of(Map.of("port", TerraformType.NUMBER));
		ObjectType resource = ObjectType.of(Map.of("rule", TerraformType.list(rule)));
		ObjectValue wrong = TerraformValue.object(rule, Map.of("port", TerraformValue.string("x")));
		TerraformValue value = TerraformValue.object(resource,
				Map.of("rule", TerraformValue.list(rule, List.of(ObjectValue.ofNulls(rule), wrong))));
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> ValueCodec.of(resource).write(value))
			.satisfies((ex) -> assertThat(ex.path()).isEqualTo(AttributePath.root("rule").index(1).attribute("port")))
			.satisfies((ex) -> assertThat(ex.problem()).isEqualTo("number is required"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			"string"                                | string is required
			"number"                                | number is required
			"bool"                                  | bool is required
			["list","string"]                       | a list is required
			["set","string"]                        | a set is required
			["map","string"]                        | a map is required
			["tuple",["string"]]                    | a tuple of length 1 is required
			["object",{"a":"string"}]               | an object is required
			""")
	void writeWhenKindIsWrongNamesTheRightOne(String type, String problem) {
		ValueCodec codec = ValueCodec.of(CodecErrors.type(type));
		TerraformValue tuple = TerraformValue.tuple(List.of());
		assertThat(CodecErrors.messageOf(() -> codec.write(tuple))).isEqualTo(problem);
	}

	@Test
	void writeWhenTupleIsNoTupleNamesTuple() {
		ValueCodec codec = ValueCodec.of(TerraformType.tuple());
		assertThat(CodecErrors.messageOf(() -> codec.write(TerraformValue.string("a"))))
			.isEqualTo("a tuple is required");
	}

	@Test
	void writeWhenMapValueIsWrongPointsToItsKey() {
		TerraformValue map = TerraformValue.map(TerraformType.STRING,
				Map.of("a", TerraformValue.string("x"), "b", TerraformValue.number(1)));
		ValueCodec codec = ValueCodec.of(TerraformType.map(TerraformType.STRING));
		assertThat(CodecErrors.messageOf(() -> codec.write(map))).isEqualTo("[\"b\"]: string is required");
	}

	@Test
	void writeWhenSetElementIsWrongPointsToTheSet() {
		TerraformValue set = TerraformValue.set(TerraformType.STRING, List.of(TerraformValue.number(1)));
		ValueCodec codec = ValueCodec.of(TerraformType.set(TerraformType.STRING));
		assertThat(CodecErrors.messageOf(() -> codec.write(set))).isEqualTo("[*]: string is required");
	}

	@Test
	void writeWhenTupleElementIsWrongPointsToIt() {
		TerraformValue tuple = TerraformValue.tuple(List.of(TerraformValue.string("a"), TerraformValue.string("b")));
		ValueCodec codec = ValueCodec.of(TerraformType.tuple(TerraformType.STRING, TerraformType.BOOL));
		assertThat(CodecErrors.messageOf(() -> codec.write(tuple))).isEqualTo("[1]: bool is required");
	}

	@Test
	void writeWhenObjectHasOtherAttributesNamesThem() {
		ValueCodec codec = ValueCodec.of(CodecErrors.type("[\"object\",{\"a\":\"string\"}]"));
		ObjectType other = ObjectType.of(Map.of("b", TerraformType.STRING));
		ObjectType more = ObjectType.of(Map.of("a", TerraformType.STRING, "b", TerraformType.STRING));
		assertThat(CodecErrors.messageOf(() -> codec.write(ObjectValue.ofNulls(other))))
			.isEqualTo("unsupported attribute \"b\"");
		assertThat(CodecErrors.messageOf(() -> codec.write(ObjectValue.ofNulls(more))))
			.isEqualTo("an object with 1 attributes is required (2 given)");
	}

	@Test
	void writeWhenObjectTypeIsEqualButNotTheSameWritesIt() {
		ValueCodec codec = ValueCodec.of(CodecErrors.type("[\"object\",{\"a\":\"string\"}]"));
		ObjectType equal = ObjectType.of(Map.of("a", TerraformType.STRING));
		assertThat(CodecErrors.hex(codec.write(ObjectValue.ofNulls(equal)))).isEqualTo("81a161c0");
	}

	@Test
	void readWhenUnsupportedAttributeHasStructureCountsTheOthers() {
		String type = "[\"object\",{\"a\":\"bool\",\"b\":\"bool\"}]";
		String structure = "a178 82 a179 01 a17a 9102";
		assertThat(CodecErrors.messageOf(() -> CodecErrors.read(type, "82" + structure + "a161 c3")))
			.isEqualTo("unsupported attribute \"x\"");
		assertThat(CodecErrors.messageOf(() -> CodecErrors.read(type, "83" + structure + "a161 c3 a162 c3")))
			.isEqualTo("an object with 2 attributes is required (3 given)");
	}

	@Test
	void readWhenUnsupportedNameIsLongShortensIt() {
		String name = "x".repeat(5_000);
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson("[\"object\",{}]", "{\"" + name + "\":1}")))
			.isEqualTo("unsupported attribute \"" + "x".repeat(100) + "\u2026\"");
		String faces = "x" + "\uD83D\uDE00".repeat(100);
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson("[\"object\",{}]", "{\"" + faces + "\":1}")))
			.isEqualTo("unsupported attribute \"" + faces.substring(0, 99) + "\u2026\"");
	}

	@Test
	void messageNeverQuotesTheSource() {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson("\"string\"", "secret")))
			.startsWith("malformed JSON near byte ")
			.doesNotContain("secret");
	}

}
