/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

/**
 * Shortens the prefix refinement of an unknown string to what Terraform keeps.
 */
final class StringPrefix {

	/**
	 * Longest prefix in bytes of UTF-8.
	 */
	private static final int MAX_BYTES = 256;

	/**
	 * No character before this one joins with the character before it.
	 */
	private static final char FIRST_COMBINING = '\u0300';

	private StringPrefix() {
	}

	/**
	 * Return the longest beginning of a prefix that fits and surely is one still, however
	 * the characters after it are normalized.
	 */
	static String shorten(String prefix) {
		Surrogates.requirePaired(prefix);
		int bytes = 0;
		int end = 0;
		for (int i = 0; i < prefix.length(); i += Character.charCount(prefix.codePointAt(i))) {
			if (prefix.codePointAt(i) < FIRST_COMBINING) {
				end = i;
			}
			bytes += size(prefix.codePointAt(i));
			if (bytes > MAX_BYTES) {
				return prefix.substring(0, end);
			}
		}
		return prefix;
	}

	private static int size(int codePoint) {
		if (codePoint < 0x80) {
			return 1;
		}
		if (codePoint < 0x800) {
			return 2;
		}
		return (codePoint < 0x10000) ? 3 : 4;
	}

}
