/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.Locale;

/**
 * Quotes text as Go does.
 */
public final class GoString {

	private GoString() {
	}

	public static String quote(String text) {
		StringBuilder quoted = new StringBuilder("\"");
		text.codePoints().forEach((character) -> append(quoted, character));
		return quoted.append('"').toString();
	}

	private static void append(StringBuilder quoted, int character) {
		switch (character) {
			case '"' -> quoted.append("\\\"");
			case '\\' -> quoted.append("\\\\");
			case '\n' -> quoted.append("\\n");
			case '\r' -> quoted.append("\\r");
			case '\t' -> quoted.append("\\t");
			case '\b' -> quoted.append("\\b");
			case '\f' -> quoted.append("\\f");
			case 0x07 -> quoted.append("\\a");
			case 0x0b -> quoted.append("\\v");
			default -> {
				if (isPrintable(character)) {
					quoted.appendCodePoint(character);
				}
				else {
					quoted.append(escaped(character));
				}
			}
		}
	}

	private static String escaped(int character) {
		if (character < 0x80) {
			return String.format(Locale.ROOT, "\\x%02x", character);
		}
		return String.format(Locale.ROOT, (character < 0x10000) ? "\\u%04x" : "\\U%08x", character);
	}

	private static boolean isPrintable(int character) {
		return character == ' ' || switch (Character.getType(character)) {
			case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
					Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
				false;
			default -> true;
		};
	}

}
