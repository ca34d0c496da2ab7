/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

/**
 * Replaces control characters other than line feed and tab, directional marks and
 * unpaired surrogates by visible escapes.
 */
public final class ControlCharacters {

	private static final int FIRST_PRINTABLE = 0x20;

	private ControlCharacters() {
	}

	/**
	 * Write such characters as <code>&#92;u</code> and four digits.
	 * @param text the text
	 * @return the same text if there are none; carriage returns at the end of lines are
	 * left out
	 */
	public static String escape(String text) {
		int first = 0;
		while (first < text.length() && isHarmless(text, first)) {
			first++;
		}
		if (first == text.length()) {
			return text;
		}
		StringBuilder escaped = new StringBuilder(text.length() + 16).append(text, 0, first);
		for (int index = first; index < text.length(); index++) {
			char character = text.charAt(index);
			if (isHarmless(text, index)) {
				escaped.append(character);
			}
			else if (character != '\r' || index + 1 == text.length() || text.charAt(index + 1) != '\n') {
				escaped.append("\\u");
				for (int shift = 12; shift >= 0; shift -= 4) {
					escaped.append(Character.forDigit(character >> shift & 0xF, 16));
				}
			}
		}
		return escaped.toString();
	}

	private static boolean isHarmless(String text, int index) {
		char character = text.charAt(index);
		if (character < FIRST_PRINTABLE) {
			return character == '\n' || character == '\t';
		}
		if (Character.isHighSurrogate(character)) {
			return index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1));
		}
		if (Character.isLowSurrogate(character)) {
			return index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
		}
		return !(character >= 0x7F && character <= 0x9F) && !(character >= 0x202A && character <= 0x202E)
				&& !(character >= 0x2066 && character <= 0x2069) && character != 0x200E && character != 0x200F
				&& character != 0x061C;
	}

}
