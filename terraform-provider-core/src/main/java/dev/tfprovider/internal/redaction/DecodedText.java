/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.Arrays;

/**
 * Holds decoded text together with the position of each character in the original.
 * Consecutive line breaks of any kind are one.
 */
final class DecodedText {

	/**
	 * What Spring writes for a line break in a message.
	 */
	private static final String LINE_END = "<EOL>";

	private char[] characters;

	private int[] starts;

	private int[] ends;

	private int length;

	DecodedText(int capacity) {
		this.characters = new char[capacity];
		this.starts = new int[capacity];
		this.ends = new int[capacity];
	}

	/**
	 * Return a text as it is, but for line breaks.
	 */
	static DecodedText of(String text) {
		DecodedText view = new DecodedText(text.length());
		for (int index = 0; index < text.length();) {
			boolean lineEnd = text.charAt(index) == '<' && text.startsWith(LINE_END, index);
			int end = lineEnd ? index + LINE_END.length() : index + 1;
			view.add(lineEnd ? '\n' : text.charAt(index), index, end);
			index = end;
		}
		return view;
	}

	/**
	 * Add a character.
	 * @param start where it begins in the original
	 * @param end where it ends there, exclusive
	 */
	void add(char character, int start, int end) {
		char added = (character == '\r') ? '\n' : character;
		if (added == '\n' && this.length > 0 && this.characters[this.length - 1] == '\n') {
			return;
		}
		if (this.length == this.characters.length) {
			int capacity = Math.max(16, this.length * 2);
			this.characters = Arrays.copyOf(this.characters, capacity);
			this.starts = Arrays.copyOf(this.starts, capacity);
			this.ends = Arrays.copyOf(this.ends, capacity);
		}
		this.characters[this.length] = added;
		this.starts[this.length] = start;
		this.ends[this.length] = end;
		this.length++;
	}

	void addCodePoint(int codePoint, int start, int end) {
		for (char character : Character.toChars(codePoint)) {
			add(character, start, end);
		}
	}

	int length() {
		return this.length;
	}

	char charAt(int index) {
		return this.characters[index];
	}

	/**
	 * Return the character at an index, or a null character where there is none.
	 */
	char peek(int index) {
		return (index >= 0 && index < this.length) ? this.characters[index] : '\0';
	}

	boolean startsWith(String text, int index) {
		if (index + text.length() > this.length) {
			return false;
		}
		for (int offset = 0; offset < text.length(); offset++) {
			if (this.characters[index + offset] != text.charAt(offset)) {
				return false;
			}
		}
		return true;
	}

	boolean containsAny(String wanted) {
		for (int index = 0; index < this.length; index++) {
			if (wanted.indexOf(this.characters[index]) >= 0) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return where a character begins in the original.
	 */
	int start(int index) {
		return this.starts[index];
	}

	/**
	 * Return where a character ends in the original, exclusive.
	 */
	int end(int index) {
		return this.ends[index];
	}

	String text(int from, int to) {
		return new String(this.characters, from, to - from);
	}

	@Override
	public String toString() {
		return text(0, this.length);
	}

}
