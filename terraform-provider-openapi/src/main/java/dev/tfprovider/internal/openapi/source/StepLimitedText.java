/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.io.Serial;

/**
 * A text that refuses to be looked at too often. Patterns of a description can look at a
 * text of 50 letters for years.
 *
 * @param text the text
 * @param looks how often it has been looked at, in its only element
 */
record StepLimitedText(String text, int[] looks) implements CharSequence {

	private static final int MOST = 1_000_000;

	StepLimitedText(String text) {
		this(text, new int[1]);
	}

	@Override
	public char charAt(int index) {
		if (this.looks[0]++ > MOST) {
			throw new TooMuchException();
		}
		return this.text.charAt(index);
	}

	@Override
	public int length() {
		return this.text.length();
	}

	@Override
	public CharSequence subSequence(int start, int end) {
		return new StepLimitedText(this.text.substring(start, end), this.looks);
	}

	@Override
	public String toString() {
		return this.text;
	}

	/**
	 * Says that the text has been looked at too often.
	 */
	static final class TooMuchException extends RuntimeException {

		@Serial
		private static final long serialVersionUID = 1;

	}

}
