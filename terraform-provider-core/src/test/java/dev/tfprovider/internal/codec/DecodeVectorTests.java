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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ValueCodec} with bytes that Terraform itself does not send. Four
 * outcomes differ from Terraform's own decoder on purpose: an extension from the future
 * is an unknown value (D04), invalid UTF-8 is refused (D12), and so are objects and
 * tuples without their parts (D30, D33, D35), which Terraform takes and fails on later.
 * Where Terraform crashes (D17, D38) there is an error.
 */
class DecodeVectorTests {

	@ParameterizedTest
	@MethodSource("accepted")
	void readGivesTheValue(Vector vector) {
		assertThat(ValueCodec.of(vector.type()).read(vector.bytes()))
			.isEqualTo(VectorValueParser.parse(vector.expected(), vector.type()));
	}

	@ParameterizedTest
	@MethodSource("refused")
	void readNamesTheProblem(Vector vector) {
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> ValueCodec.of(vector.type()).read(vector.bytes()))
			.satisfies((ex) -> assertThat(ex.problem()).isEqualTo(vector.expected().substring(2)));
	}

	@Test
	void vectorsAreComplete() {
		assertThat(vectors()).hasSize(47);
	}

	static Stream<Vector> vectors() {
		return VectorFile.rows("decode-vectors.tsv").stream().map(Vector::of);
	}

	static Stream<Vector> accepted() {
		return vectors().filter((vector) -> !vector.expected().startsWith("! "));
	}

	static Stream<Vector> refused() {
		return vectors().filter((vector) -> vector.expected().startsWith("! "));
	}

	/**
	 * One row of the file.
	 */
	record Vector(String id, String name, TerraformType type, String hex, String expected) {

		static Vector of(List<String> row) {
			return new Vector(row.get(0), row.get(1), TypeJson.read(row.get(2).getBytes(StandardCharsets.UTF_8)),
					row.get(3), row.get(4));
		}

		byte[] bytes() {
			return HexFormat.of().parseHex(this.hex);
		}

	}

}
