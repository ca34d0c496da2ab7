/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import org.jspecify.annotations.Nullable;

/**
 * Represents a syntax for escaped characters, such as percent-encoding, and decodes it.
 */
enum EscapeSyntax {

	/**
	 * URLs: a percent sign and two digits for each byte.
	 */
	PERCENT("%") {
		@Override
		int decode(DecodedText text, int index, DecodedText decoded) {
			if (percentByte(text, index) < 0) {
				return 0;
			}
			long read = Utf8.read((offset) -> percentByte(text, index + 3 * offset));
			int used = 3 * Utf8.count(read);
			decoded.addCodePoint(Utf8.codePoint(read), text.start(index), text.end(index + used - 1));
			return used;
		}
	},

	/**
	 * Forms: as in URLs, and a plus sign for a space.
	 */
	FORM("+") {
		@Override
		int decode(DecodedText text, int index, DecodedText decoded) {
			if (text.charAt(index) != '+') {
				return PERCENT.decode(text, index, decoded);
			}
			decoded.add(' ', text.start(index), text.end(index));
			return 1;
		}
	},

	/**
	 * JSON, and string literals of most languages.
	 */
	BACKSLASH("\\") {
		@Override
		int decode(DecodedText text, int index, DecodedText decoded) {
			if (text.charAt(index) != '\\' || index + 1 == text.length()) {
				return 0;
			}
			char kind = text.charAt(index + 1);
			int digits = (kind == 'u') ? 4 : (kind == 'x') ? 2 : 0;
			int code = (digits > 0) ? Digits.hexadecimal(text, index + 2, digits) : -1;
			int used = (code >= 0) ? 2 + digits : 2;
			char character = switch (kind) {
				case 'n' -> '\n';
				case 'r' -> '\r';
				case 't' -> '\t';
				case 'b' -> '\b';
				case 'f' -> '\f';
				default -> (code >= 0) ? (char) code : kind;
			};
			decoded.add(character, text.start(index), text.end(index + used - 1));
			return used;
		}
	},

	/**
	 * XML and HTML.
	 */
	ENTITY("&") {
		@Override
		int decode(DecodedText text, int index, DecodedText decoded) {
			int end = index + 1;
			while (end < text.length() && end - index <= CharacterEntities.LONGEST && text.charAt(end) != ';') {
				end++;
			}
			if (text.charAt(index) != '&' || text.peek(end) != ';') {
				return 0;
			}
			int codePoint = CharacterEntities.codePoint(text, index + 1, end);
			if (codePoint < 0) {
				return 0;
			}
			decoded.addCodePoint(codePoint, text.start(index), text.end(end));
			return end + 1 - index;
		}
	},

	/**
	 * SQL and CSV, where a quote is doubled, and shells, where it is put in quotes.
	 */
	QUOTE("'\"") {
		@Override
		int decode(DecodedText text, int index, DecodedText decoded) {
			char quote = text.charAt(index);
			if (quote != '\'' && quote != '"') {
				return 0;
			}
			int used = text.startsWith("'\\''", index) ? 4 : (text.peek(index + 1) == quote) ? 2 : 0;
			if (used > 0) {
				decoded.add(quote, text.start(index), text.end(index + used - 1));
			}
			return used;
		}
	},

	/**
	 * All of them, mixed. Two double quotes and a plus sign mean too much else.
	 */
	ANY("%\\&'") {
		@Override
		int decode(DecodedText text, int index, DecodedText decoded) {
			return switch (text.charAt(index)) {
				case '%' -> PERCENT.decode(text, index, decoded);
				case '\\' -> BACKSLASH.decode(text, index, decoded);
				case '&' -> ENTITY.decode(text, index, decoded);
				case '\'' -> QUOTE.decode(text, index, decoded);
				default -> 0;
			};
		}
	};

	private final String marks;

	EscapeSyntax(String marks) {
		this.marks = marks;
	}

	/**
	 * Decode a text.
	 * @return the text, or {@code null} if nothing in it is encoded this way
	 */
	@Nullable DecodedText decode(DecodedText text) {
		if (!text.containsAny(this.marks)) {
			return null;
		}
		DecodedText decoded = new DecodedText(text.length());
		boolean changed = false;
		for (int index = 0; index < text.length();) {
			int used = decode(text, index, decoded);
			if (used == 0) {
				decoded.add(text.charAt(index), text.start(index), text.end(index));
				used = 1;
			}
			else {
				changed = true;
			}
			index += used;
		}
		return changed ? decoded : null;
	}

	/**
	 * Decode what begins at an index.
	 * @return how many characters it takes, 0 if nothing begins there
	 */
	abstract int decode(DecodedText text, int index, DecodedText decoded);

	private static int percentByte(DecodedText text, int index) {
		return (text.peek(index) == '%') ? Digits.hexadecimal(text, index + 1, 2) : -1;
	}

}
