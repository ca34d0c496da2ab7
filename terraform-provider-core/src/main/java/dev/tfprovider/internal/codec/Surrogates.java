/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

/**
 * Rejects unpaired surrogates, which Java strings and JSON escapes can contain but UTF-8
 * cannot encode.
 */
final class Surrogates {

	private Surrogates() {
	}

	/**
	 * Return the given text if all its surrogates come in pairs.
	 */
	static String requirePaired(String text) {
		for (int i = 0; i < text.length(); i++) {
			if (Character.isSurrogate(text.charAt(i))) {
				if (!isPair(text, i)) {
					throw new CodecException("string contains an unpaired surrogate");
				}
				i++;
			}
		}
		return text;
	}

	private static boolean isPair(String text, int index) {
		return index + 1 < text.length() && Character.isSurrogatePair(text.charAt(index), text.charAt(index + 1));
	}

}
