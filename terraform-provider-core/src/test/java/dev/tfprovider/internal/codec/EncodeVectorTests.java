/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValueCodec} with values as Terraform encodes them.
 */
class EncodeVectorTests {

	@ParameterizedTest
	@MethodSource("vectors")
	void writeGivesTheBytesOfTerraform(Vector vector) {
		assertThat(HexFormat.of().formatHex(vector.codec().write(vector.value()))).isEqualTo(vector.hex());
	}

	@ParameterizedTest
	@MethodSource("allVectors")
	void readGivesTheValue(Vector vector) {
		assertThat(vector.codec().read(vector.bytes())).isEqualTo(vector.value());
	}

	@ParameterizedTest
	@MethodSource("jsonVectors")
	void writeJsonGivesTheJsonOfTerraform(Vector vector) {
		assertThat(new String(vector.codec().writeJson(vector.value()), StandardCharsets.UTF_8))
			.isEqualTo(vector.json());
	}

	@ParameterizedTest
	@MethodSource("jsonVectors")
	void readJsonGivesTheValue(Vector vector) {
		byte[] json = vector.json().getBytes(StandardCharsets.UTF_8);
		assertThat(vector.codec().readJson(json)).isEqualTo(vector.value());
		assertThat(vector.codec().readState(json)).isEqualTo(vector.value());
	}

	/**
	 * A tenth that came as a double is held as the decimal 0.1 and goes out as its text.
	 * Terraform calls the two equal, so the value survives the round trip and only the
	 * bytes do not.
	 */
	@Test
	void writeOfReadWhenTenthCameAsDoubleGivesText() {
		ValueCodec codec = ValueCodec.of(TerraformType.NUMBER);
		TerraformValue tenth = codec.read(HexFormat.of().parseHex("cb3fb999999999999a"));
		byte[] bytes = codec.write(tenth);
		assertThat(bytes).asHexString().isEqualTo("A3302E31");
		assertThat(codec.read(bytes)).isEqualTo(tenth);
	}

	@Test
	void vectorsAreComplete() {
		assertThat(allVectors()).hasSize(87);
		assertThat(jsonVectors()).hasSize(64);
	}

	static Stream<Vector> allVectors() {
		return VectorFile.rows("encode-vectors.tsv").stream().map(Vector::of);
	}

	static Stream<Vector> vectors() {
		return allVectors().filter((vector) -> !vector.id().equals("E37"));
	}

	static Stream<Vector> jsonVectors() {
		return allVectors().filter((vector) -> !vector.json().equals("-"));
	}

	/**
	 * One row of the file.
	 */
	record Vector(String id, TerraformType type, String text, String hex, String json) {

		static Vector of(List<String> row) {
			return new Vector(row.get(0), TypeJson.read(row.get(1).getBytes(StandardCharsets.UTF_8)), row.get(2),
					row.get(3), row.get(4));
		}

		ValueCodec codec() {
			return ValueCodec.of(this.type);
		}

		TerraformValue value() {
			return VectorValueParser.parse(this.text, this.type);
		}

		byte[] bytes() {
			return HexFormat.of().parseHex(this.hex);
		}

	}

}
