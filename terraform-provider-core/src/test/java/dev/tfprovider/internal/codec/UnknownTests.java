/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for unknown values in {@link ValueCodec}.
 */
class UnknownTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			"string" | c7LL 0c 82 01c2 09 94 c0 c3 01 a0 | unknown(notNull)
			"string" | c7LL 0c 82 09 a161 01c2           | unknown(notNull)
			"string" | c900000003 0c 8101c2              | unknown(notNull)
			"string" | c7LL 0c 81 02a0                   | unknown(prefix "")
			"string" | c7LL 0c 81 02 a365cc81            | unknown(prefix "é")
			"string" | c7LL 0c 81 02 c40161              | unknown(prefix "a")
			"number" | c7LL 0c 81 03 92 cb3fe0000000000000 c3 | unknown(>= 0.5)
			"number" | c7LL 0c 81 04 92 ca3f000000 c2   | unknown(< 0.5)
			"number" | c7LL 0c 81 04 92 cfffffffffffffffff c2 | unknown(< 18446744073709551615)
			"number" | c7LL 0c 81 03 92 cbfff0000000000000 c2 | unknown
			"number" | c7LL 0c 81 04 92 a3496e66 c2      | unknown
			"list"   | c7LL 0c 81 05 cd0001             | unknown(minLength 1)
			"dynamic" | c7LL 0c 81 01c2                  | unknown
			"dynamic" | c7LL 0c 81 01c3                  | unknown
			"dynamic" | c7LL 0c c1 c1 c1                 | unknown
			"string" | c7LL ff 010203                    | unknown
			"string" | d500 0102                         | unknown
			"string" | c803e9 05 %1001                   | unknown
			"string" | c7LL 0c                           | unknown
			"string" | d40c 00                           | unknown
			"string" | c7LL 0c 82 02a161 01c3            | null
			"string" | c7LL 0c 82 01c2 01c3              | null
			"string" | c7LL 0c 82 01c3 01c2              | unknown(notNull)
			""")
	void readKeepsWhatIsKnown(String type, String hex, String value) {
		TerraformType of = type(type);
		TerraformValue expected = VectorValueParser.parse(value, of);
		assertThat(ValueCodec.of(of).read(CodecErrors.hex(filled(hex)))).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`',
			textBlock = """
					"bool"   | c7LL 0c 81 02 a161         | unknown value refinement is not for bool
					"string" | c7LL 0c 81 03 9201c3       | unknown value refinement is not for string
					"string" | c7LL 0c 81 0501            | unknown value refinement is not for string
					"number" | c7LL 0c 81 0601            | unknown value refinement is not for number
					"list"   | c7LL 0c 81 02 a161         | unknown value refinement is not for list(string)
					"string" | d50c c0c0                  | invalid unknown value refinement
					"string" | c7LL 0c 81 a1 61 c2        | whole number is required
					"string" | c7LL 0c 81 01 01           | bool is required
					"string" | c7LL 0c 81 02 01           | string is required
					"string" | c7LL 0c 81 02 a1 ff        | string is not valid UTF-8
					"number" | c7LL 0c 81 03 91 01        | bool is required
					"number" | c7LL 0c 81 03 92 01 01     | bool is required
					"number" | c7LL 0c 81 03 92 c3 c3     | number is required
					"number" | c7LL 0c 81 03 92 a178 c3   | number is required
					"number" | c7LL 0c 81 03 92 ca7fc00000 c3 | number is required, but this is not a number (NaN)
					"number" | c7LL 0c 81 03 92 ab3165393939393939393939 c3 | numbers of more than 10000 digits are not supported
					"list"   | c7LL 0c 81 05 cfffffffffffffffff | whole number is too large
					"list"   | c7LL 0c 81 05 ca00         | unexpected end of input
					"string" | c7LL 0c df 7fffffff c0     | unexpected end of input
					"string" | c7LL 0c 81 02 c6 03ffffff  | unexpected end of input
					"string" | c80401 0c %1025            | oversize unknown value refinement
					"dynamic" | c80401 0c %1025           | oversize unknown value refinement
					""")
	void readWhenRefinementIsWrongRefuses(String type, String hex, String message) {
		ValueCodec codec = ValueCodec.of(type(type));
		assertThat(CodecErrors.messageOf(() -> codec.read(CodecErrors.hex(filled(hex))))).isEqualTo(message);
	}

	@Test
	void readWhenRefinementNestsDeeplySkipsIt() {
		String payload = "8109" + "91".repeat(1_021) + "c0";
		assertThat(CodecErrors.read("\"string\"", "c80400 0c" + payload))
			.isEqualTo(TerraformValue.unknown(TerraformType.STRING));
	}

	@ParameterizedTest
	@ValueSource(strings = { "string", "number", "bool", "dynamic" })
	void writeLeavesOutWhatIsNotForTheType(String name) {
		TerraformType type = CodecErrors.type('"' + name + '"');
		UnknownValue.Refinements lengths = new UnknownValue.Refinements(false, null, null, null, 1L, 2L);
		assertThat(CodecErrors.hex(ValueCodec.of(type).write(new UnknownValue(type, lengths)))).isEqualTo("d40000");
	}

	@Test
	void writeWhenAllIsSaidKeepsTheOrderOfKeys() {
		UnknownValue.Refinements.Bound bound = new UnknownValue.Refinements.Bound(BigDecimal.TEN, true);
		UnknownValue.Refinements all = new UnknownValue.Refinements(true, "a", bound, bound, 1L, 2L);
		assertThat(write(TerraformType.STRING, all)).isEqualTo("c7060c8201c202a161");
		assertThat(write(TerraformType.NUMBER, all)).isEqualTo("c70b0c8301c203920ac304920ac3");
		assertThat(write(TerraformType.set(TerraformType.STRING), all)).isEqualTo("c7070c8301c205010602");
		assertThat(write(TerraformType.BOOL, all)).isEqualTo("c7030c8101c2");
	}

	@Test
	void writeWhenPrefixIsLongShortensIt() {
		assertThat(prefixOf("a".repeat(256))).isEqualTo("a".repeat(256));
		assertThat(prefixOf("a".repeat(257))).isEqualTo("a".repeat(256));
		assertThat(prefixOf("\u00e9".repeat(129))).isEqualTo("\u00e9".repeat(128));
		assertThat(prefixOf("ab" + "\u4e2d".repeat(90))).isEqualTo("a");
		assertThat(prefixOf("a" + "\ud83d\ude00".repeat(90) + "b")).isNull();
		assertThat(prefixOf("\u0080".repeat(128))).isEqualTo("\u0080".repeat(128));
		assertThat(prefixOf("\u0080".repeat(129))).isEqualTo("\u0080".repeat(128));
		assertThat(prefixOf("\u0800".repeat(85))).isEqualTo("\u0800".repeat(85));
		assertThat(prefixOf("\u0800".repeat(86))).isNull();
		assertThat(prefixOf("\ud800\udc00".repeat(64))).isEqualTo("\ud800\udc00".repeat(64));
		assertThat(prefixOf("\ud800\udc00".repeat(65))).isNull();
		assertThat(prefixOf("a".repeat(255) + "\u02ff")).isEqualTo("a".repeat(255));
		assertThat(prefixOf("a".repeat(255) + "\u0300")).isEqualTo("a".repeat(254));
		assertThat(prefixOf("")).isNull();
	}

	@Test
	void writeWhenPrefixHasUnpairedSurrogateRefuses() {
		assertThat(CodecErrors.messageOf(() -> prefixOf("\ud800"))).isEqualTo("string contains an unpaired surrogate");
	}

	@Test
	void writeWhenBoundIsLongLeavesItOut() {
		UnknownValue.Refinements.Bound wide = new UnknownValue.Refinements.Bound(new BigDecimal("1e301"), true);
		UnknownValue.Refinements.Bound fine = new UnknownValue.Refinements.Bound(new BigDecimal("1e-301"), true);
		UnknownValue.Refinements.Bound bomb = new UnknownValue.Refinements.Bound(new BigDecimal("1e999999999"), true);
		assertThat(write(TerraformType.NUMBER, new UnknownValue.Refinements(true, null, wide, fine, null, null)))
			.isEqualTo("c7030c8101c2");
		assertThat(write(TerraformType.NUMBER, new UnknownValue.Refinements(false, null, bomb, null, null, null)))
			.isEqualTo("d40000");
	}

	@Test
	void writeWhenBoundsAreAtTheLimitKeepsThemWithinThePayload() {
		String digits = "7".repeat(150);
		UnknownValue.Refinements.Bound bound = new UnknownValue.Refinements.Bound(
				new BigDecimal("-" + digits + "." + digits), false);
		UnknownValue value = new UnknownValue(TerraformType.NUMBER,
				new UnknownValue.Refinements(true, null, bound, bound, null, null));
		ValueCodec codec = ValueCodec.of(TerraformType.NUMBER);
		assertThat(codec.write(value)).hasSizeLessThan(1024);
		assertThat(codec.read(codec.write(value))).isEqualTo(value);
	}

	private static String prefixOf(String prefix) {
		ValueCodec codec = ValueCodec.of(TerraformType.STRING);
		UnknownValue.Refinements refinements = new UnknownValue.Refinements(true, prefix, null, null, null, null);
		TerraformValue read = codec.read(codec.write(new UnknownValue(TerraformType.STRING, refinements)));
		return ((UnknownValue) read).refinements().prefix();
	}

	private static String write(TerraformType type, UnknownValue.Refinements refinements) {
		return CodecErrors.hex(ValueCodec.of(type).write(new UnknownValue(type, refinements)));
	}

	private static TerraformType type(String name) {
		return CodecErrors.type(name.equals("\"list\"") ? "[\"list\",\"string\"]" : name);
	}

	/**
	 * Replace {@code %n} by that many bytes and {@code LL} by the length of the payload.
	 */
	private static String filled(String hex) {
		int fill = hex.indexOf('%');
		String all = (fill < 0) ? hex : hex.substring(0, fill) + "c0".repeat(Integer.parseInt(hex.substring(fill + 1)));
		int payload = CodecErrors.hex(all.replace("LL", "00")).length - 3;
		return all.replace("LL", String.format("%02x", payload));
	}

}
