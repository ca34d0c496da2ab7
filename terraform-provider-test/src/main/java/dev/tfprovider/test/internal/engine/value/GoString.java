/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Quotes text as Go does.
 */
public final class GoString {

	private GoString() {
	}

	public static String quote(String text) {
		return text.codePoints().mapToObj(GoString::text).collect(Collectors.joining("", "\"", "\""));
	}

	private static String text(int character) {
		return switch (character) {
			case '"' -> "\\\"";
			case '\\' -> "\\\\";
			case '\n' -> "\\n";
			case '\r' -> "\\r";
			case '\t' -> "\\t";
			case '\b' -> "\\b";
			case '\f' -> "\\f";
			case 0x07 -> "\\a";
			case 0x0b -> "\\v";
			default -> isPrintable(character) ? Character.toString(character) : escaped(character);
		};
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
