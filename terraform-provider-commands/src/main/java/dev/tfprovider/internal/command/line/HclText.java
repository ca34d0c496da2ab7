/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.HexFormat;

/**
 * Quotes texts for configurations.
 */
public final class HclText {

	private HclText() {
	}

	/**
	 * Quote a text.
	 * @param text the text, with any characters
	 * @return the text in double quotes, without expressions in it
	 */
	public static String quoted(String text) {
		StringBuilder quoted = new StringBuilder("\"");
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			switch (character) {
				case '"' -> quoted.append("\\\"");
				case '\\' -> quoted.append("\\\\");
				case '\n' -> quoted.append("\\n");
				case '\r' -> quoted.append("\\r");
				case '\t' -> quoted.append("\\t");
				case '$', '%' ->
					quoted.append(character).append(text.startsWith("{", i + 1) ? String.valueOf(character) : "");
				default -> quoted.append(
						(character < ' ') ? "\\u" + HexFormat.of().toHexDigits(character) : String.valueOf(character));
			}
		}
		return quoted.append('"').toString();
	}

}
