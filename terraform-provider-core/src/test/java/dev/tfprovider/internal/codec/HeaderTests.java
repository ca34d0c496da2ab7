/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Lengths on both sides of where MessagePack goes over to the next larger header.
 */
class HeaderTests {

	private static final TerraformValue TRUE = TerraformValue.bool(true);

	@ParameterizedTest
	@CsvSource({ "0, 90", "1, 91", "15, 9f", "16, dc0010", "65535, dcffff", "65536, dd00010000" })
	void array(int length, String header) {
		ValueCodec codec = ValueCodec.of(TerraformType.list(TerraformType.BOOL));
		TerraformValue list = TerraformValue.list(TerraformType.BOOL, Collections.nCopies(length, TRUE));
		byte[] bytes = codec.write(list);
		assertThat(CodecErrors.hex(bytes)).isEqualTo(header + "c3".repeat(length));
		assertThat(codec.read(bytes)).isEqualTo(list);
	}

	@ParameterizedTest
	@CsvSource({ "0, 80", "1, 81", "15, 8f", "16, de0010", "65535, deffff", "65536, df00010000" })
	void map(int length, String header) {
		Map<String, TerraformValue> elements = new TreeMap<>();
		for (int key = 10_000; key < 10_000 + length; key++) {
			elements.put(String.valueOf(key), TRUE);
		}
		ValueCodec codec = ValueCodec.of(TerraformType.map(TerraformType.BOOL));
		TerraformValue map = TerraformValue.map(TerraformType.BOOL, elements);
		byte[] bytes = codec.write(map);
		assertThat(bytes).hasSize(header.length() / 2 + 7 * length);
		assertThat(CodecErrors.hex(bytes)).startsWith(header + ((length > 0) ? "a53130303030c3" : ""));
		assertThat(codec.read(bytes)).isEqualTo(map);
	}

	@ParameterizedTest
	@CsvSource({ "32, c420", "255, c4ff", "256, c50100", "65535, c5ffff", "65536, c600010000" })
	void binary(int length, String header) {
		String name = "n".repeat(length - "['object',{'':'bool'}]".length());
		String type = "[\"object\",{\"" + name + "\":\"bool\"}]";
		TerraformValue value = TerraformValue.object(ObjectType.of(Map.of(name, TerraformType.BOOL)),
				Map.of(name, TRUE));
		ValueCodec codec = ValueCodec.of(TerraformType.DYNAMIC);
		byte[] bytes = codec.write(value);
		assertThat(CodecErrors.hex(bytes))
			.startsWith("92" + header + CodecErrors.hex(type.getBytes(StandardCharsets.UTF_8)) + "81");
		assertThat(codec.read(bytes)).isEqualTo(value);
	}

	@ParameterizedTest
	@CsvSource({ "1, d60c", "4, c7070c", "5, d70c", "6, c7090c", "12, c70f0c", "13, d80c", "14, c7110c", "29, c7200c",
			"251, c7ff0c", "252, c801000c" })
	void extension(int length, String header) {
		UnknownValue unknown = new UnknownValue(TerraformType.STRING,
				new UnknownValue.Refinements(false, "x".repeat(length), null, null, null, null));
		ValueCodec codec = ValueCodec.of(TerraformType.STRING);
		byte[] bytes = codec.write(unknown);
		assertThat(CodecErrors.hex(bytes)).startsWith(header + "8102").endsWith("78".repeat(length));
		assertThat(codec.read(bytes)).isEqualTo(unknown);
	}

	@Test
	void manyShortTokensFindRoom() {
		TerraformType lists = TerraformType.list(TerraformType.list(TerraformType.BOOL));
		TerraformValue nothing = TerraformValue.ofNull(TerraformType.list(TerraformType.BOOL));
		TerraformValue empty = TerraformValue.list(TerraformType.BOOL, List.of());
		assertThat(CodecErrors.hex(ValueCodec.of(lists)
			.write(TerraformValue.list(TerraformType.list(TerraformType.BOOL), Collections.nCopies(2_000, nothing)))))
			.isEqualTo("dc07d0" + "c0".repeat(2_000));
		assertThat(CodecErrors.hex(ValueCodec.of(lists)
			.write(TerraformValue.list(TerraformType.list(TerraformType.BOOL), Collections.nCopies(2_000, empty)))))
			.isEqualTo("dc07d0" + "90".repeat(2_000));
	}

	@Test
	void lastCharacterAloneMayHaveSeveralBytes() {
		assertThat(CodecErrors.read("\"string\"", "da0003 61 c3a9")).isEqualTo(TerraformValue.string("a\u00e9"));
		assertThat(CodecErrors.read("\"string\"", "db00000004 6161 c3a9")).isEqualTo(TerraformValue.string("aa\u00e9"));
	}

	@ParameterizedTest
	@CsvSource({ "100, ''", "101, \u2026" })
	void nameOfAHundredCharactersIsToldWhole(int length, String end) {
		ObjectType type = ObjectType.of(Map.of("a", TerraformType.BOOL));
		String name = "n".repeat(length);
		TerraformValue other = TerraformValue.object(ObjectType.of(Map.of(name, TerraformType.BOOL)),
				Map.of(name, TRUE));
		assertThat(CodecErrors.messageOf(() -> ValueCodec.of(type).write(other)))
			.isEqualTo("unsupported attribute \"" + "n".repeat(100) + end + '"');
	}

}
