/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.List;

/**
 * Recognizes truncation marks such as {@code ...}: the text before one may end with the
 * beginning of a secret.
 */
final class TruncationMark {

	private static final List<String> MARKS = List.of("\u2026", "...", " (truncated)", "(truncated)", " (cut",
			"<truncated>", "[truncated]");

	/**
	 * A mark of one character.
	 */
	static final char SHORT = '\u2026';

	private TruncationMark() {
	}

	static boolean isAt(DecodedText text, int index) {
		return switch (text.charAt(index)) {
			case '\u2026', '.', ' ', '(', '<', '[' -> MARKS.stream().anyMatch((mark) -> text.startsWith(mark, index));
			default -> false;
		};
	}

}
