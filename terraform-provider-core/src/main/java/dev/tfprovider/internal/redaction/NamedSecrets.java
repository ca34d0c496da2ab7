/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.BitSet;

/**
 * Finds values that are secret because of their name or position in a text: members of
 * JSON, parameters of URLs and forms, fields of printed records and headers, and user
 * information of URLs. Scans the text once.
 */
record NamedSecrets(DecodedText text, BitSet found) {

	private static final int LONGEST_NAME = 64;

	/**
	 * Find all values.
	 * @param found receives the places of their characters in the original
	 */
	static void find(DecodedText text, BitSet found) {
		NamedSecrets values = new NamedSecrets(text, found);
		for (int index = 0; index < text.length(); index++) {
			index = switch (text.charAt(index)) {
				case ':' -> values.colon(index);
				case '=' -> values.equalsSign(index);
				default -> index;
			};
		}
	}

	/**
	 * Look at a colon: that of a URL, or one after a name.
	 * @return the last character that needs no further look
	 */
	private int colon(int colon) {
		if (this.text.startsWith("://", colon)) {
			return userInformation(colon + 3);
		}
		char before = this.text.peek(colon - 1);
		int nameEnd = colon - 1;
		while (nameEnd >= 0 && Character.isWhitespace(this.text.charAt(nameEnd)) && colon - nameEnd < LONGEST_NAME) {
			nameEnd--;
		}
		boolean quoted = isQuote(this.text.peek(nameEnd));
		if (!quoted && (before == ' ' || this.text.peek(colon + 1) != '"')) {
			return colon;
		}
		int nameStart = quoted ? quotedNameStart(nameEnd) : nameStart(colon);
		if (nameStart < 0 || !SecretNames.include(this.text.text(nameStart, quoted ? nameEnd : colon))) {
			return colon;
		}
		int value = colon + 1;
		while (value < this.text.length() && Character.isWhitespace(this.text.charAt(value))) {
			value++;
		}
		return Math.max(colon, jsonValue(value));
	}

	private int quotedNameStart(int quote) {
		for (int index = quote - 1; index >= 0 && quote - index <= LONGEST_NAME; index--) {
			if (this.text.charAt(index) == this.text.charAt(quote)) {
				return index + 1;
			}
		}
		return -1;
	}

	private int jsonValue(int start) {
		char first = this.text.peek(start);
		if (isQuote(first)) {
			int end = stringEnd(start);
			mark(start + 1, end);
			return end;
		}
		if (first == '{' || first == '[') {
			int end = compoundEnd(start);
			mark(start, end);
			return end - 1;
		}
		int end = start;
		while (Character.isDigit(this.text.peek(end)) || "+-.eE".indexOf(this.text.peek(end)) >= 0) {
			end++;
		}
		boolean whole = end == this.text.length() || ",}] \n\t".indexOf(this.text.charAt(end)) >= 0;
		if (end > start && whole && !isProse(end)) {
			mark(start, end);
		}
		return start - 1;
	}

	/**
	 * Whether words follow a number: {@code "token": 12 characters at least}.
	 */
	private boolean isProse(int end) {
		int index = end;
		while (Character.isWhitespace(this.text.peek(index))) {
			index++;
		}
		return Character.isLetter(this.text.peek(index));
	}

	private int stringEnd(int quote) {
		int index = quote + 1;
		while (index < this.text.length() && this.text.charAt(index) != this.text.charAt(quote)) {
			index += (this.text.charAt(index) == '\\') ? 2 : 1;
		}
		return Math.min(index, this.text.length());
	}

	private int compoundEnd(int start) {
		int depth = 0;
		for (int index = start; index < this.text.length(); index++) {
			switch (this.text.charAt(index)) {
				case '"', '\'' -> {
					index = stringEnd(index);
				}
				case '{', '[' -> depth++;
				case '}', ']' -> depth--;
				default -> {
				}
			}
			if (depth == 0) {
				return index + 1;
			}
		}
		return this.text.length();
	}

	private int userInformation(int start) {
		int at = -1;
		int index = start;
		while (index < this.text.length() && !isUrlEnd(this.text.charAt(index))
				&& "/?#".indexOf(this.text.charAt(index)) < 0) {
			if (this.text.charAt(index) == '@') {
				at = index;
			}
			index++;
		}
		if (at > start) {
			mark(start, at);
		}
		return Math.max(start - 1, at);
	}

	private int equalsSign(int equals) {
		int nameStart = nameStart(equals);
		if (nameStart < 0) {
			return equals;
		}
		char before = this.text.peek(nameStart - 1);
		String name = this.text.text(nameStart, equals);
		boolean parameter = before == '?' || before == '&' || before == ';';
		boolean field = nameStart == 0 || "[({\"'".indexOf(before) >= 0
				|| (before == ' ' && this.text.peek(nameStart - 2) == ',');
		if (!(parameter && SecretNames.include(name)) && !(field && SecretNames.surelyInclude(name))) {
			return equals;
		}
		int end = equals + 1;
		while (end < this.text.length() && !isUrlEnd(this.text.charAt(end))
				&& "&;#,)]}".indexOf(this.text.charAt(end)) < 0) {
			end++;
		}
		int last = end - 1;
		while (end > equals + 1 && ":.!?".indexOf(this.text.charAt(end - 1)) >= 0) {
			end--;
		}
		mark(equals + 1, end);
		return last;
	}

	private int nameStart(int end) {
		int start = end;
		while (start > 0 && end - start <= LONGEST_NAME && isNameLetter(this.text.charAt(start - 1))) {
			start--;
		}
		return (start < end && end - start <= LONGEST_NAME) ? start : -1;
	}

	private static boolean isQuote(char letter) {
		return letter == '"' || letter == '\'';
	}

	private static boolean isNameLetter(char letter) {
		return Character.isLetterOrDigit(letter) || letter == '_' || letter == '-' || letter == '.' || letter == '%';
	}

	private static boolean isUrlEnd(char letter) {
		return Character.isWhitespace(letter) || letter == '"' || letter == '<' || letter == '>' || letter == '`';
	}

	private void mark(int from, int to) {
		if (from < to) {
			this.found.set(this.text.start(from), this.text.end(to - 1));
		}
	}

}
