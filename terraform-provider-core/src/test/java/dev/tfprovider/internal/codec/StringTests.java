/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Map;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for text in {@link ValueCodec}.
 */
class StringTests {

	private final ValueCodec codec = ValueCodec.of(TerraformType.STRING);

	@ParameterizedTest
	@CsvSource({ "31, bf", "32, d920", "255, d9ff", "256, da0100", "65535, daffff", "65536, db00010000" })
	void writeChoosesTheShortestHeader(int length, String header) {
		TerraformValue ascii = TerraformValue.string("x".repeat(length));
		assertThat(CodecErrors.hex(this.codec.write(ascii))).startsWith(header + "7878")
			.hasSize(header.length() + 2 * length);
		assertThat(this.codec.read(this.codec.write(ascii))).isEqualTo(ascii);
	}

	@ParameterizedTest
	@ValueSource(ints = { 10, 11, 15, 16, 84, 85, 86, 127, 128, 170, 171, 511, 512, 21_845, 21_846 })
	void writeWhenSeveralBytesPerCharacterCountsBytes(int characters) {
		int length = 3 * characters;
		byte[] bytes = this.codec.write(TerraformValue.string("\u4e2d".repeat(characters)));
		int header = (length < 32) ? 1 : (length < 256) ? 2 : (length < 65_536) ? 3 : 5;
		assertThat(bytes).hasSize(header + length);
		assertThat(this.codec.read(bytes)).isEqualTo(TerraformValue.string("\u4e2d".repeat(characters)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a1ff", "a2c328", "a3eda080", "a3e28028", "a4f0288cbc", "a1c3", "c401ff", "d902c0af",
			"a4f4908080" })
	void readWhenUtf8IsInvalidRefuses(String hex) {
		assertThat(CodecErrors.messageOf(() -> this.codec.read(CodecErrors.hex(hex))))
			.isEqualTo("string is not valid UTF-8");
	}

	@Test
	void readWhenKeyIsInvalidUtf8Refuses() {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.read("[\"map\",\"string\"]", "81 a1 ff c0")))
			.isEqualTo("string is not valid UTF-8");
		assertThat(CodecErrors.messageOf(() -> CodecErrors.read("[\"map\",\"string\"]", "81 c401ff c0")))
			.isEqualTo("string is not valid UTF-8");
	}

	@Test
	void readWhenReplacementCharacterIsRealKeepsIt() {
		assertThat(CodecErrors.read("\"string\"", "a5 61 efbfbd 62")).isEqualTo(TerraformValue.string("a\ufffdb"));
		assertThat(CodecErrors.read("[\"map\",\"bool\"]", "81 a3 efbfbd c3"))
			.isEqualTo(TerraformValue.map(TerraformType.BOOL, Map.of("\ufffd", TerraformValue.bool(true))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "c40161", "c5000161", "c600000001 61", "d90161", "da000161", "db00000001 61" })
	void readTakesEveryHeader(String hex) {
		assertThat(CodecErrors.read("\"string\"", hex)).isEqualTo(TerraformValue.string("a"));
		assertThat(CodecErrors.read("[\"map\",\"bool\"]", "81" + hex + "c3"))
			.isEqualTo(TerraformValue.map(TerraformType.BOOL, Map.of("a", TerraformValue.bool(true))));
		assertThat(CodecErrors.read("[\"object\",{\"a\":\"bool\"}]", "81" + hex + "c3")).hasToString("{a=true}");
	}

	@Test
	void readNormalizesKeysAndTheLastOneCounts() {
		assertThat(CodecErrors.read("[\"map\",\"bool\"]", "82 a2c3a9 c3 a365cc81 c2"))
			.isEqualTo(TerraformValue.map(TerraformType.BOOL, Map.of("\u00e9", TerraformValue.bool(false))));
	}

	@Test
	void writeSortsKeysByTheirBytes() {
		TerraformValue map = TerraformValue.map(TerraformType.BOOL, Map.of("\ud83d\ude00", TerraformValue.bool(true),
				"\uffee", TerraformValue.bool(true), "z", TerraformValue.bool(true)));
		assertThat(CodecErrors.hex(ValueCodec.of(TerraformType.map(TerraformType.BOOL)).write(map)))
			.isEqualTo("83a17ac3a3efbfaec3a4f09f9880c3");
	}

	@ParameterizedTest
	@ValueSource(strings = { "\ud800", "a\udc00", "\ud800\ud800\udc00", "\udc00\ud800" })
	void writeWhenSurrogateIsUnpairedRefuses(String text) {
		assertThat(CodecErrors.messageOf(() -> this.codec.write(TerraformValue.string(text))))
			.isEqualTo("string contains an unpaired surrogate");
		TerraformValue map = TerraformValue.map(TerraformType.BOOL, Map.of(text, TerraformValue.bool(true)));
		assertThat(CodecErrors.messageOf(() -> ValueCodec.of(TerraformType.map(TerraformType.BOOL)).write(map)))
			.endsWith(": string contains an unpaired surrogate");
	}

	@Test
	@Tag("thorough")
	@Tag("large")
	void readTakesTextOfManyMegabytes() {
		String text = "0123456789abcdef".repeat(4 * 1024 * 1024);
		byte[] bytes = this.codec.write(TerraformValue.string(text));
		assertThat(bytes).hasSize(64 * 1024 * 1024 + 5);
		assertThat(this.codec.read(bytes).equals(TerraformValue.string(text))).isTrue();
		assertThat(this.codec.readJson(CodecErrors.utf8('"' + text + '"')).equals(TerraformValue.string(text)))
			.isTrue();
	}

}
