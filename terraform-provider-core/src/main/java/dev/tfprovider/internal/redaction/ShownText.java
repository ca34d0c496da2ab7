/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.UnaryOperator;

/**
 * Prepares a text for display: redacts secrets, escapes control characters and truncates,
 * in this order. Truncated first, a text could end in half a secret.
 */
public final class ShownText {

	private static final String CUT = "\u2026";

	private ShownText() {
	}

	/**
	 * Return a text as people may see it.
	 * @param text the text
	 * @param mask hides secrets
	 * @param longest most characters to show, without the mark that the text was cut
	 * @return the text, or its start with an ellipsis
	 */
	public static String of(String text, UnaryOperator<String> mask, int longest) {
		return cut(ControlCharacters.escape(mask.apply(text)), longest);
	}

	/**
	 * Return a text as people may see it on a line of its own, in which a line break
	 * could pretend to be another one.
	 * @param text the text
	 * @param mask hides secrets
	 * @param longest most characters to show, without the mark that the text was cut
	 * @return the text with a space for each run of line breaks and tabs, or its start
	 * with an ellipsis
	 */
	public static String line(String text, UnaryOperator<String> mask, int longest) {
		return of(text, (shown) -> mask.apply(shown).replaceAll("[\\r\\n\\t\\u2028\\u2029]+", " "), longest);
	}

	/**
	 * Return a failure with its causes and where they come from, to be redacted and
	 * escaped as any other text.
	 * @param failure the failure
	 * @return lines, of which the last one ends as the others
	 */
	public static String stackTrace(Throwable failure) {
		StringWriter text = new StringWriter();
		failure.printStackTrace(new PrintWriter(text, true));
		return text.toString();
	}

	/**
	 * Return a text, or its start with an ellipsis, in which no character is halved.
	 * @param text the text
	 * @param longest most characters to show, without the mark that the text was cut
	 */
	public static String cut(String text, int longest) {
		return (text.length() <= longest) ? text : start(text, longest) + CUT;
	}

	/**
	 * Return a text, or its start, in which no character is halved.
	 * @param text the text
	 * @param longest most characters to show
	 */
	public static String start(String text, int longest) {
		if (text.length() <= longest) {
			return text;
		}
		boolean half = longest > 0 && Character.isHighSurrogate(text.charAt(longest - 1));
		return text.substring(0, half ? longest - 1 : longest);
	}

}
