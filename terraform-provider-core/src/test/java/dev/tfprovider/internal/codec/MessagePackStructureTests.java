/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.HexFormat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class MessagePackStructureTests {

	/**
	 * Whatever follows the value does not belong to it.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "00", "7f", "e0", "ff", "c0", "c2", "c3", "80", "81 01 02", "83 01 02 03 04 05 06", "90",
			"92 01 c0", "92 91 01 81 a161 90", "a0", "a3 616263",
			"bf" + "61616161616161616161616161616161616161616161616161616161616161", "c4 02 0102", "c5 0002 0102",
			"c6 00000002 0102", "c7 02 0c 0102", "c8 0002 0c 0102", "c9 00000002 0c 0102", "ca 01020304",
			"cb 0102030405060708", "cc 01", "cd 0102", "ce 01020304", "cf 0102030405060708", "d0 01", "d1 0102",
			"d2 01020304", "d3 0102030405060708", "d4 0c 01", "d5 0c 0102", "d6 0c 01020304", "d7 0c 0102030405060708",
			"d8 0c 01020304050607080102030405060708", "d9 02 6161", "da 0002 6161", "db 00000002 6161",
			"dc 0002 01 91c0", "dd 00000002 01 91c0", "de 0002 01 02 03 91c0", "df 00000002 01 02 03 91c0" })
	void skipEndsAfterTheValue(String hex) {
		byte[] value = HexFormat.of().parseHex(hex.replace(" ", ""));
		byte[] among = HexFormat.of().parseHex("c0" + hex.replace(" ", "") + "0102");
		assertThat(MessagePackStructure.skip(among, 1, 1)).isEqualTo(1 + value.length);
		assertThat(MessagePackStructure.skip(among, 0, 3)).isEqualTo(2 + value.length);
		assertThat(MessagePackStructure.skip(among, 1, 0)).isEqualTo(1);
	}

	@ParameterizedTest
	@CsvSource({ "81 01", "92 01", "a3 6161", "c7 02 0c 01", "d9 02 61", "dc 0002 01", "de 0001 01", "d4 0c", "cd 01",
			"''" })
	void skipWhenValueIsCutOffRefuses(String hex) {
		byte[] value = HexFormat.of().parseHex(hex.replace(" ", ""));
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> MessagePackStructure.skip(value, 0, 1))
			.withMessage("unexpected end of input");
	}

}
