/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValueCodec#writeJson}.
 */
class JsonWriteTests {

	@Test
	void writeJsonEscapesWhatGoEscapes() {
		TerraformValue text = TerraformValue.string("<a href='&'>\u2028\u2029\u0001\u001f\"\\\n\r\t\u007f/");
		assertThat(json(TerraformType.STRING, text))
			.isEqualTo("\"\\u003ca href='\\u0026'\\u003e\\u2028\\u2029\\u0001" + "\\u001f\\\"\\\\\\n\\r\\t\u007f/\"");
	}

	@Test
	void writeJsonWhenKeyIsSpecialEscapesIt() {
		TerraformValue map = TerraformValue.map(TerraformType.BOOL, Map.of("<\u2028", TerraformValue.bool(true)));
		assertThat(json(TerraformType.map(TerraformType.BOOL), map)).isEqualTo("{\"\\u003c\\u2028\":true}");
	}

	@Test
	void writeJsonWhenOutsideTheBasicPlaneWritesUtf8() {
		String text = "\ud83d\ude00<\u00e9\u4e2d";
		assertThat(json(TerraformType.STRING, TerraformValue.string(text)))
			.isEqualTo("\"\ud83d\ude00\\u003c\u00e9\u4e2d\"");
	}

	@Test
	void writeJsonWhenTextIsLongKeepsAllOfIt() {
		String text = "a\u00e9\u2028\ud83d\ude00".repeat(10_000);
		String expected = '"' + "a\u00e9\\u2028\ud83d\ude00".repeat(10_000) + '"';
		assertThat(json(TerraformType.STRING, TerraformValue.string(text))).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "1e3, 1000", "1e30, 1000000000000000000000000000000", "0.1, 0.1", "1e-7, 0.0000001", "-0.0, 0",
			"12345678901234567890.5, 12345678901234567890.5" })
	void writeJsonWritesNumbersPlainly(BigDecimal number, String expected) {
		assertThat(json(TerraformType.NUMBER, TerraformValue.number(number))).isEqualTo(expected);
	}

	@Test
	void writeJsonWhenUnknownRefuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.list(TerraformType.STRING));
		TerraformValue list = TerraformValue.list(TerraformType.STRING,
				List.of(TerraformValue.unknown(TerraformType.STRING)));
		assertThat(CodecErrors.messageOf(() -> codec.writeJson(list)))
			.isEqualTo("[0]: unknown values cannot be written as JSON");
	}

	@Test
	void writeJsonWhenInfiniteRefuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.NUMBER);
		assertThat(CodecErrors.messageOf(() -> codec.writeJson(InfinityValue.NEGATIVE)))
			.isEqualTo("infinite numbers cannot be written as JSON");
	}

	@Test
	void writeJsonWhenSurrogateIsUnpairedRefuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.STRING);
		assertThat(CodecErrors.messageOf(() -> codec.writeJson(TerraformValue.string("\ud800"))))
			.isEqualTo("string contains an unpaired surrogate");
	}

	@Test
	void writeJsonWhenDynamicUnknownRefuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.DYNAMIC);
		assertThat(CodecErrors.messageOf(() -> codec.writeJson(TerraformValue.unknown(TerraformType.DYNAMIC))))
			.isEqualTo("unknown values cannot be written as JSON");
	}

	private static String json(TerraformType type, TerraformValue value) {
		return new String(ValueCodec.of(type).writeJson(value), StandardCharsets.UTF_8);
	}

}
