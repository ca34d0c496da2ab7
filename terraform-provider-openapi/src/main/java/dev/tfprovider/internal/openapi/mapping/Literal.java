/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.Collection;
import java.util.HexFormat;
import java.util.stream.Collectors;

/**
 * Writes texts of a description as literals of Java: what cannot be seen, or moves what
 * can be seen, is written by its number.
 */
public final class Literal {

	/**
	 * A constant has 65,535 bytes, of which a character needs at most three.
	 */
	private static final int LONGEST = 20_000;

	private Literal() {
	}

	/**
	 * Return literals, separated by commas.
	 * @param texts any texts
	 * @throws UnwritableException if one is too long
	 */
	public static String list(Collection<String> texts) {
		return texts.stream().map(Literal::of).collect(Collectors.joining(", "));
	}

	/**
	 * Return a literal.
	 * @param text any text
	 * @throws UnwritableException if it is too long
	 */
	public static String of(String text) {
		if (text.length() > LONGEST) {
			throw new UnwritableException("it has a text of %s characters, and Java has no room for more than %s",
					text.length(), LONGEST);
		}
		StringBuilder literal = new StringBuilder("\"");
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			switch (character) {
				case '"' -> literal.append("\\\"");
				case '\\' -> literal.append("\\\\");
				case '\n' -> literal.append("\\n");
				case '\r' -> literal.append("\\r");
				case '\t' -> literal.append("\\t");
				default -> {
					if (isPlain(text, i)) {
						literal.append(character);
					}
					else {
						literal.append("\\u").append(HexFormat.of().toHexDigits(character));
					}
				}
			}
		}
		return literal.append('"').toString();
	}

	private static boolean isPlain(String text, int index) {
		char character = text.charAt(index);
		if (Character.isHighSurrogate(character)) {
			return index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1));
		}
		if (Character.isLowSurrogate(character)) {
			return index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
		}
		int type = Character.getType(character);
		return !Character.isISOControl(character) && type != Character.FORMAT && type != Character.LINE_SEPARATOR
				&& type != Character.PARAGRAPH_SEPARATOR;
	}

}
