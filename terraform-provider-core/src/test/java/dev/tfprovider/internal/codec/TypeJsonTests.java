/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link TypeJson}.
 */
class TypeJsonTests {

	private static final ObjectType OPTIONAL = ObjectType
		.of(Map.of("b", TerraformType.STRING, "a", TerraformType.NUMBER, "c", TerraformType.BOOL))
		.withOptional(List.of("c", "a"));

	@ParameterizedTest
	@ValueSource(strings = { "\"string\"", "\"number\"", "\"bool\"", "\"dynamic\"", "[\"list\",\"string\"]",
			"[\"set\",[\"map\",\"bool\"]]", "[\"tuple\",[]]", "[\"tuple\",[\"string\",[\"tuple\",[\"bool\"]]]]",
			"[\"object\",{}]", "[\"object\",{\"a\":\"bool\",\"b\":[\"object\",{\"c\":\"dynamic\"}]}]",
			"[\"object\",{\"a\":\"bool\",\"b\":\"bool\"},[\"a\",\"b\"]]",
			"[\"list\",[\"object\",{\"a\":\"bool\"},[\"a\"]]]",
			"[\"tuple\",[[\"object\",{\"a\":\"bool\"},[\"a\"]],\"bool\"]]" })
	void writeOfReadGivesTheSameJson(String json) {
		assertThat(new String(TypeJson.write(CodecErrors.type(json)), StandardCharsets.UTF_8)).isEqualTo(json);
	}

	@Test
	void readGivesTheType() {
		assertThat(CodecErrors.type("[\"list\",[\"object\",{\"b\":\"number\",\"a\":[\"tuple\",[\"bool\"]]}]]"))
			.isEqualTo(TerraformType
				.list(ObjectType.of(Map.of("a", TerraformType.tuple(TerraformType.BOOL), "b", TerraformType.NUMBER))));
	}

	@Test
	void readWhenSpacedGivesTheType() {
		assertThat(CodecErrors.type(" [ \"map\" ,\n\t\"string\" ] "))
			.isEqualTo(TerraformType.map(TerraformType.STRING));
	}

	@Test
	void readKeepsOptionalAttributes() {
		TerraformType type = CodecErrors
			.type("[\"object\",{\"a\":\"number\",\"b\":\"string\",\"c\":\"bool\"},[\"c\",\"a\"]]");
		assertThat(type).isEqualTo(OPTIONAL);
		assertThat(((ObjectType) type).optional()).containsExactly("a", "c");
	}

	@Test
	void writeSortsNamesAndOptionalAttributes() {
		assertThat(TypeJson.write(OPTIONAL)).asString(StandardCharsets.UTF_8)
			.isEqualTo("[\"object\",{\"a\":\"number\",\"b\":\"string\",\"c\":\"bool\"},[\"a\",\"c\"]]");
	}

	@Test
	void writeValueTypeLeavesOptionalMarksOut() {
		assertThat(TypeJson.writeValueType(TerraformType.list(OPTIONAL))).asString(StandardCharsets.UTF_8)
			.isEqualTo("[\"list\",[\"object\",{\"a\":\"number\",\"b\":\"string\",\"c\":\"bool\"}]]");
	}

	@Test
	void readValueTypeLeavesOptionalMarksOut() {
		TerraformType type = TypeJson.readValueType(TypeJson.write(OPTIONAL));
		assertThat(((ObjectType) type).optional()).isEmpty();
	}

	@Test
	void writeWhenNameIsSpecialEscapesIt() {
		ObjectType type = ObjectType
			.of(Map.of("<\u0001\u001f\n", TerraformType.BOOL, "\u0080\u00e9\u2028", TerraformType.BOOL));
		assertThat(TypeJson.write(type)).asString(StandardCharsets.UTF_8)
			.isEqualTo("[\"object\",{\"\\u003c\\u0001\\u001f\\n\":\"bool\",\"\u0080\u00e9\\u2028\":\"bool\"}]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"any\"", "\"String\"", "\"\"", "null", "1", "{}", "[]", "[\"list\"]",
			"[\"list\",\"string\",\"string\"]", "[\"string\"]", "[\"tuple\",\"string\"]", "[\"tuple\",[\"x\"]]",
			"[\"object\",[]]", "[\"object\",{\"a\":1}]", "[\"object\",{},[\"a\"]]",
			"[\"object\",{\"a\":\"bool\"},\"a\"]", "[\"object\",{\"a\":\"bool\"},[1]]",
			"[\"object\",{\"1\":\"bool\"},[1]]", "[\"object\",{\"a\":\"bool\"},[],[]]", "[1,\"string\"]",
			"\"string\" \"string\"", "[\"list\",null]" })
	void readWhenNoTypeRefuses(String json) {
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> CodecErrors.type(json))
			.withMessage("invalid type constraint");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[", "[\"list\",", "[\"object\",{\"a\":", "string", "\"string", "[\"tuple\",[\"bool\"}" })
	void readWhenNoJsonRefuses(String json) {
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> CodecErrors.type(json))
			.withMessageMatching("unexpected end of input|malformed JSON near byte \\d+");
	}

	@Test
	void readWhenEmptyRefuses() {
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> CodecErrors.type(""));
	}

	@Test
	void readWhenNameHasUnpairedSurrogateRefuses() {
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> CodecErrors.type("[\"object\",{\"\\ud800\":\"bool\"}]"))
			.withMessage("malformed JSON near byte 18");
	}

	@Test
	void readWhenNestedToTheLimitGivesTheType() {
		String json = "[\"list\",".repeat(99) + "\"string\"" + "]".repeat(99);
		TerraformType type = CodecErrors.type(json);
		assertThat(TypeJson.write(type)).asString(StandardCharsets.UTF_8).isEqualTo(json);
		assertThat(ValueCodec.of(type).read(new byte[] { (byte) 0x90 })).hasToString("[]");
	}

	@Test
	void readWhenNestedAboveTheLimitRefuses() {
		String json = "[\"list\",".repeat(100) + "\"string\"" + "]".repeat(100);
		assertThat(CodecErrors.messageOf(() -> CodecErrors.type(json)))
			.isEqualTo("types nested more than 100 levels deep are not supported");
	}

	@Test
	void readWhenWideButNotDeepGivesTheType() {
		String json = "[\"tuple\",[\"bool\"" + ",\"bool\"".repeat(199) + "]]";
		assertThat(TypeJson.write(CodecErrors.type(json))).asString(StandardCharsets.UTF_8).isEqualTo(json);
	}

	@ParameterizedTest
	@ValueSource(ints = { 100, 1_000, 1_000_000 })
	void readWhenNestedTooDeeplyRefuses(int levels) {
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> CodecErrors.type("[\"list\",".repeat(levels)));
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> CodecErrors.type("[\"object\",{\"a\":".repeat(levels)));
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> CodecErrors.type("[\"tuple\",[".repeat(levels)));
	}

	@Test
	void writeWhenNestedTooDeeplyRefuses() {
		TerraformType type = TerraformType.STRING;
		for (int i = 0; i < 100; i++) {
			type = TerraformType.list(type);
		}
		TerraformType deep = type;
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> TypeJson.write(deep))
			.withMessage("types nested more than 100 levels deep are not supported");
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> ValueCodec.of(deep));
	}

}
