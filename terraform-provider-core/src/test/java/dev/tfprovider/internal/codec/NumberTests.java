/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.math.BigDecimal;

import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link NumberText} and {@link NumberEncoding} through {@link ValueCodec}.
 */
class NumberTests {

	private static final String TOO_LONG = "numbers of more than 10000 digits are not supported";

	private final ValueCodec codec = ValueCodec.of(TerraformType.NUMBER);

	@ParameterizedTest
	@CsvSource({ "1, 1", "+1, 1", "-1, -1", "1., 1", ".5, 0.5", "-.5, -0.5", "007, 7", "1e2, 100", "1E+2, 100",
			"1.5e1, 15", "150e-1, 15", "1e-2, 0.01", "-0, 0", "0e5, 0", "0.000, 0", "0e999999, 0", "100.00, 100",
			"3.1415926535897932384626433832795, 3.1415926535897932384626433832795", "1e9999, 1e9999" })
	void readTextWhenDecimalGivesTheNumber(String text, BigDecimal number) {
		assertThat(NumberText.read(text)).isEqualTo(new NumberValue(number));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "1 ", "+", "-", ".", "e5", "1e", "1e+", "--1", "+-1", "1.2.3", "1,5", "0x10",
			"1_000", "1p5", "1e5.5", "Infinity", "Infx", "INF", "NaN", "nan", "null", "\u0661", "1\u0660", "1e\u0661",
			"1f", "1d" })
	void readTextWhenNoDecimalRefuses(String text) {
		assertThat(CodecErrors.messageOf(() -> NumberText.read(text))).isEqualTo("number is required");
	}

	@ParameterizedTest
	@CsvSource({ "Inf, POSITIVE", "inf, POSITIVE", "+Inf, POSITIVE", "-Inf, NEGATIVE", "-inf, NEGATIVE" })
	void readTextWhenInfiniteGivesInfinity(String text, String name) {
		assertThat(NumberText.read(text)).hasToString(name);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e999999999", "1e-999999999", "-1e999999999", "1e99999999999999999999", "1e10000",
			"1e-10001", "0e9999999", "12e9999" })
	void readTextWhenExponentIsABombRefuses(String text) {
		assertThat(CodecErrors.messageOf(() -> NumberText.read(text))).isEqualTo(TOO_LONG);
		assertThat(CodecErrors.messageOf(() -> this.codec.readJson(CodecErrors.utf8('"' + text + '"'))))
			.isEqualTo(TOO_LONG);
		assertThat(CodecErrors.messageOf(() -> this.codec.readJson(CodecErrors.utf8(text)))).isEqualTo(TOO_LONG);
		byte[] packed = ValueCodec.of(TerraformType.STRING).write(TerraformValue.string(text));
		assertThat(CodecErrors.messageOf(() -> this.codec.read(packed))).isEqualTo(TOO_LONG);
	}

	@Test
	void readTextWhenAtTheLimitGivesTheNumber() {
		String digits = "9".repeat(10_000);
		assertThat(NumberText.read(digits + "." + digits))
			.isEqualTo(new NumberValue(new BigDecimal(digits + "." + digits)));
		assertThat(NumberText.read("1" + "0".repeat(9_999)))
			.isEqualTo(new NumberValue(BigDecimal.ONE.scaleByPowerOfTen(9_999)));
	}

	@Test
	@Tag("large")
	void readTextWhenBeyondTheLimitRefuses() {
		assertThat(CodecErrors.messageOf(() -> NumberText.read("9".repeat(10_001)))).isEqualTo(TOO_LONG);
		assertThat(CodecErrors.messageOf(() -> NumberText.read("." + "9".repeat(10_001)))).isEqualTo(TOO_LONG);
		assertThat(CodecErrors.messageOf(() -> NumberText.read("9".repeat(67_108_864)))).isEqualTo(TOO_LONG);
	}

	@ParameterizedTest
	@CsvSource({ "1000, cd03e8", "1e18, cf0de0b6b3a7640000", "-1e18, d3f21f494c589c0000",
			"9.5e18, b339353030303030303030303030303030303030",
			"-9223372036854775809, b42d39323233333732303336383534373735383039", "0.25, cb3fd0000000000000",
			"0.75, cb3fe8000000000000", "0.3, a3302e33", "0.15, a4302e3135", "1e-400, da0192",
			"2251799813685249.5, cb4320000000000003", "9007199254740993.5, b2393030373139393235343734303939332e35",
			"0.0009765625, cb3f50000000000000", "159046392051481.875, b3313539303436333932303531343831",
			"-0.1, a42d302e31" })
	void writeChoosesTheForm(BigDecimal number, String hex) {
		assertThat(CodecErrors.hex(this.codec.write(TerraformValue.number(number)))).startsWith(hex);
		assertThat(this.codec.read(this.codec.write(TerraformValue.number(number))))
			.isEqualTo(TerraformValue.number(number));
	}

	@Test
	void writeWhenFractionOfHugeNumberIsExactGivesText() {
		BigDecimal number = BigDecimal.ONE.scaleByPowerOfTen(400).add(new BigDecimal("0.5"));
		TerraformValue value = TerraformValue.number(number);
		assertThat(this.codec.write(value)).startsWith(0xda, 0x01, 0x93);
		assertThat(this.codec.read(this.codec.write(value))).isEqualTo(value);
	}

	@ParameterizedTest
	@CsvSource({ "cb0000000000000001, 4.9E-324", "cb7fefffffffffffff, 1.7976931348623157E308", "cb8000000000000000, 0",
			"ca80000000, 0", "ca7f7fffff, 3.4028234663852886E38", "cb433fffffffffffff, 9007199254740991",
			"d3ffffffffffffffff, -1", "cf7fffffffffffffff, 9223372036854775807",
			"cf8000000000000000, 9223372036854775808", "c40131, 1", "d90131, 1" })
	void readTakesEveryForm(String hex, BigDecimal number) {
		assertThat(this.codec.read(CodecErrors.hex(hex))).isEqualTo(new NumberValue(number));
	}

	@ParameterizedTest
	@ValueSource(strings = { "ca7fc00000", "caffc00001", "cb7ff0000000000001", "cbfff8000000000000" })
	void readWhenNotANumberRefuses(String hex) {
		assertThat(CodecErrors.messageOf(() -> this.codec.read(CodecErrors.hex(hex))))
			.isEqualTo("number is required, but this is not a number (NaN)");
	}

	@ParameterizedTest
	@ValueSource(strings = { "c2", "90", "80", "c400", "c401ff" })
	void readWhenAnotherKindRefuses(String hex) {
		assertThat(CodecErrors.messageOf(() -> this.codec.read(CodecErrors.hex(hex)))).isIn("number is required",
				"string is not valid UTF-8");
	}

}
