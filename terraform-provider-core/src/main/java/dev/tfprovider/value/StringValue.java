/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.text.Normalizer;

/**
 * A string value.
 *
 * @param text the text, in normalization form C
 */
public record StringValue(String text) implements TerraformValue {

	/**
	 * No text of characters before this one changes when normalized.
	 */
	private static final char FIRST_COMBINING = '\u0300';

	public StringValue {
		text = normalize(text);
	}

	/**
	 * Return the given text in normalization form C, the form in which Terraform compares
	 * strings, map keys and attribute names.
	 * @param text any text
	 * @return the same text if it is in that form already
	 */
	public static String normalize(String text) {
		for (int i = 0; i < text.length(); i++) {
			if (text.charAt(i) >= FIRST_COMBINING) {
				return Normalizer.normalize(text, Normalizer.Form.NFC);
			}
		}
		return text;
	}

	@Override
	public TerraformType type() {
		return TerraformType.STRING;
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.string(this);
	}

	@Override
	public String toString() {
		return '"' + this.text + '"';
	}

}
