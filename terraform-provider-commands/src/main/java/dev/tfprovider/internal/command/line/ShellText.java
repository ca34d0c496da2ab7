/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

/**
 * Quotes texts for shells.
 */
public final class ShellText {

	private ShellText() {
	}

	/**
	 * Quote a text, if it has to be.
	 * @param text one word
	 * @return the text as a shell reads it, in single quotes unless it consists of
	 * letters, digits and the punctuation of paths and options
	 */
	public static String quoted(String text) {
		return text.matches("[A-Za-z0-9._/=:+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
	}

}
