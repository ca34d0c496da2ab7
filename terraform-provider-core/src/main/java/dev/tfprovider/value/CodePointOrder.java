/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.Comparator;

/**
 * Compares text by code point, which is also the order of its UTF-8 bytes and thus the
 * order of names and keys in the protocol. {@link String#compareTo} differs for
 * characters outside the basic plane.
 */
enum CodePointOrder implements Comparator<String> {

	/**
	 * The only instance.
	 */
	INSTANCE;

	@Override
	public int compare(String left, String right) {
		int length = Math.min(left.length(), right.length());
		for (int i = 0; i < length; i++) {
			char a = left.charAt(i);
			char b = right.charAt(i);
			if (a != b) {
				// surrogates stand for code points above every other character
				boolean surrogates = Character.isSurrogate(a) != Character.isSurrogate(b);
				return surrogates ? Boolean.compare(Character.isSurrogate(a), Character.isSurrogate(b))
						: Character.compare(a, b);
			}
		}
		return Integer.compare(left.length(), right.length());
	}

}
