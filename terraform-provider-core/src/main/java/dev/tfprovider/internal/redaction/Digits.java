/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

/**
 * Parses decimal and hexadecimal numbers within a text.
 */
final class Digits {

	private static final int HEXADECIMAL = 16;

	private Digits() {
	}

	/**
	 * Return a number of so many hexadecimal digits, negative if they are not there.
	 */
	static int hexadecimal(DecodedText text, int index, int count) {
		return (index + count <= text.length()) ? read(text, index, index + count, HEXADECIMAL) : -1;
	}

	/**
	 * Return the number that a range consists of, negative if it is none or has more than
	 * eight digits.
	 */
	static int read(DecodedText text, int from, int to, int radix) {
		int number = 0;
		for (int index = from; index < to; index++) {
			int digit = Character.digit(text.charAt(index), radix);
			if (digit < 0 || index - from >= 7) {
				return -1;
			}
			number = number * radix + digit;
		}
		return (from < to) ? number : -1;
	}

}
