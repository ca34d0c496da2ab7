/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * A place in a text, which moves on as tokens are taken.
 */
final class HclScanner {

	private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]*)?");

	private final String text;

	private int position;

	private int line;

	private boolean newlinesAreSpace;

	HclScanner(String text, int line) {
		this.text = text;
		this.line = line;
	}

	int line() {
		return this.line;
	}

	boolean atEnd() {
		return this.position >= this.text.length();
	}

	/**
	 * Return the next character, a null character at the end.
	 */
	char peek() {
		return atEnd() ? '\0' : this.text.charAt(this.position);
	}

	boolean startsWith(String token) {
		return this.text.startsWith(token, this.position);
	}

	/**
	 * Take the next character.
	 */
	char next() {
		if (atEnd()) {
			throw failure("The file ends in the middle of an expression.");
		}
		char character = this.text.charAt(this.position++);
		if (character == '\n') {
			this.line++;
		}
		return character;
	}

	/**
	 * Have line feeds skipped as space, or not.
	 * @return whether they were
	 */
	boolean skipNewlines(boolean skip) {
		boolean before = this.newlinesAreSpace;
		this.newlinesAreSpace = skip;
		return before;
	}

	/**
	 * Skip space and comments, and line feeds where they mean nothing.
	 */
	void skipSpace() {
		while (!atEnd()) {
			char character = peek();
			if (character == '#' || startsWith("//")) {
				skipUntil("\n");
			}
			else if (startsWith("/*")) {
				int start = this.line;
				this.position += 2;
				skipUntil("*/");
				if (atEnd()) {
					throw new HclSyntaxException(start, "The comment has no end. Write '*/' after it.");
				}
				this.position += 2;
			}
			else if (character == ' ' || character == '\t' || character == '\r'
					|| (character == '\n' && this.newlinesAreSpace)) {
				next();
			}
			else {
				return;
			}
		}
	}

	private void skipUntil(String end) {
		while (!atEnd() && !startsWith(end)) {
			next();
		}
	}

	/**
	 * Skip space, and line feeds whatever they mean.
	 */
	void skipLines() {
		boolean before = skipNewlines(true);
		skipSpace();
		skipNewlines(before);
	}

	/**
	 * Take a token if it is next, after space.
	 */
	boolean take(String token) {
		skipSpace();
		return takeHere(token);
	}

	/**
	 * Take a token if it is next, without space.
	 */
	boolean takeHere(String token) {
		boolean found = startsWith(token);
		for (int i = 0; found && i < token.length(); i++) {
			next();
		}
		return found;
	}

	void expect(String token, String message) {
		if (!take(token)) {
			throw failure("%s", message);
		}
	}

	/**
	 * Return whether an identifier is next.
	 */
	boolean atIdentifier() {
		return !atEnd() && Character.isUnicodeIdentifierStart(this.text.codePointAt(this.position));
	}

	/**
	 * Take an identifier.
	 */
	String identifier() {
		int start = this.position;
		while (!atEnd() && (peek() == '-' || isIdentifierPart(this.text.codePointAt(this.position)))) {
			this.position += Character.charCount(this.text.codePointAt(this.position));
		}
		return this.text.substring(start, this.position);
	}

	private static boolean isIdentifierPart(int character) {
		return Character.isUnicodeIdentifierPart(character) && !Character.isIdentifierIgnorable(character);
	}

	/**
	 * Return whether a word is next, and not merely the beginning of another.
	 */
	boolean atWord(String word) {
		int end = this.position + word.length();
		return startsWith(word) && (end >= this.text.length()
				|| (this.text.charAt(end) != '-' && !isIdentifierPart(this.text.codePointAt(end))));
	}

	/**
	 * Take a number, which begins here.
	 */
	String number() {
		Matcher number = NUMBER.matcher(this.text).region(this.position, this.text.length());
		String found = number.lookingAt() ? number.group() : "";
		this.position += found.length();
		return found;
	}

	/**
	 * Take the digits that are next.
	 */
	String digits() {
		int start = this.position;
		while (peek() >= '0' && peek() <= '9') {
			this.position++;
		}
		return this.text.substring(start, this.position);
	}

	/**
	 * Take the rest of the line, with its line feed.
	 */
	String restOfLine() {
		int start = this.position;
		skipUntil("\n");
		String rest = this.text.substring(start, this.position);
		if (!atEnd()) {
			next();
		}
		return rest;
	}

	/**
	 * Go back to the end of the line before, if one has been taken since.
	 * @param place the place of that end
	 */
	void endHeredoc(int place) {
		if (this.text.substring(place, this.position).contains("\n")) {
			this.line--;
		}
		this.position = place;
	}

	/**
	 * Go back to an earlier place on the same line.
	 */
	void rewind(int place) {
		this.position = place;
	}

	int place() {
		return this.position;
	}

	HclSyntaxException failure(String format, @Nullable Object... met) {
		return new HclSyntaxException(this.line, format, met);
	}

}
