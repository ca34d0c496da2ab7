/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The checksum of POSIX systems, with what their tool prints.
 */
class PosixChecksumTests {

	@ParameterizedTest
	@CsvSource({ "'', 4294967295", "123456789, 930766865", "a, 1220704766" })
	void sumIsThatOfTheTool(String text, long expected) {
		byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
		PosixChecksum checksum = new PosixChecksum();
		checksum.update(bytes, 0, bytes.length);
		assertThat(checksum.getValue()).isEqualTo(expected);
		assertThat(checksum.length()).isEqualTo(bytes.length);
		checksum.reset();
		for (byte b : bytes) {
			checksum.update(b);
		}
		assertThat(checksum.getValue()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "255, 3", "256, 3", "70000, 11" })
	void partsOfAnyLengthGiveTheSameSum(int length, int part) {
		byte[] bytes = new byte[length];
		for (int i = 0; i < length; i++) {
			bytes[i] = (byte) (i * 31);
		}
		PosixChecksum whole = new PosixChecksum();
		whole.update(bytes, 0, length);
		PosixChecksum parts = new PosixChecksum();
		for (int i = 0; i < length; i += part) {
			parts.update(bytes, i, Math.min(part, length - i));
		}
		assertThat(parts.getValue()).isEqualTo(whole.getValue());
	}

}
