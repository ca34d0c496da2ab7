/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.function.IntUnaryOperator;

/**
 * Decodes characters from bytes. Bytes that are no UTF-8 are read as Latin 1.
 */
final class Utf8 {

	private Utf8() {
	}

	/**
	 * Read one character.
	 * @param bytes gives the byte at an index, negative if there is none
	 * @return the code point and, in the higher half, how many bytes it takes
	 */
	static long read(IntUnaryOperator bytes) {
		int first = bytes.applyAsInt(0);
		int count = (first < 0xC2) ? 1 : (first < 0xE0) ? 2 : (first < 0xF0) ? 3 : (first < 0xF5) ? 4 : 1;
		int codePoint = (count == 1) ? first : first & (0x7F >> count);
		for (int index = 1; index < count; index++) {
			int next = bytes.applyAsInt(index);
			if ((next & ~0x3F) != 0x80) {
				return result(first, 1);
			}
			codePoint = codePoint << 6 | next & 0x3F;
		}
		return Character.isValidCodePoint(codePoint) ? result(codePoint, count) : result(first, 1);
	}

	private static long result(int codePoint, int count) {
		return (long) count << Integer.SIZE | codePoint;
	}

	static int codePoint(long read) {
		return (int) read;
	}

	static int count(long read) {
		return (int) (read >>> Integer.SIZE);
	}

}
