/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks the syntax of JSON text with bounded stack, however deeply it is nested.
 */
final class JsonSyntax {

	private static final Pattern SCALAR = Pattern.compile("true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?"
			+ "(?:[eE][+-]?[0-9]+)?|\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*+\"");

	private final CharSequence text;

	private final Matcher scalar;

	private final BitSet objects = new BitSet();

	private int depth;

	private int position;

	JsonSyntax(CharSequence text) {
		this.text = text;
		this.scalar = SCALAR.matcher(text);
	}

	boolean isValid() {
		while (true) {
			if (!open()) {
				return false;
			}
			if (!close()) {
				return this.depth == 0 && this.position == this.text.length();
			}
		}
	}

	/**
	 * Goes into collections up to the next scalar or empty collection, and past it.
	 */
	private boolean open() {
		while (true) {
			boolean object = take('{');
			if (!object && !take('[')) {
				return scalar(false);
			}
			if (take(object ? '}' : ']')) {
				return true;
			}
			this.objects.set(++this.depth, object);
			if (object && !key()) {
				return false;
			}
		}
	}

	/**
	 * Goes out of collections that end here, up to the next element.
	 * @return whether another element follows
	 */
	private boolean close() {
		while (this.depth > 0) {
			boolean object = this.objects.get(this.depth);
			if (take(',')) {
				return !object || key();
			}
			if (!take(object ? '}' : ']')) {
				return false;
			}
			this.depth--;
		}
		blanks();
		return false;
	}

	private boolean key() {
		return scalar(true) && take(':');
	}

	private boolean scalar(boolean string) {
		blanks();
		boolean found = this.scalar.region(this.position, this.text.length()).lookingAt()
				&& (!string || this.text.charAt(this.position) == '"');
		this.position = found ? this.scalar.end() : this.position;
		return found;
	}

	private boolean take(char expected) {
		blanks();
		boolean found = this.position < this.text.length() && this.text.charAt(this.position) == expected;
		this.position += found ? 1 : 0;
		return found;
	}

	private void blanks() {
		while (this.position < this.text.length() && " \t\r\n".indexOf(this.text.charAt(this.position)) >= 0) {
			this.position++;
		}
	}

}
