/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import dev.tfprovider.command.CommandFailedException;

/**
 * Values of headers that people give, such as tokens.
 */
public final class HeaderValue {

	private HeaderValue() {
	}

	/**
	 * Require that a header may have a value. The value is not shown, as it may be a
	 * secret.
	 * @param value the value
	 * @param source where it comes from, as the beginning of a sentence
	 * @return the value
	 * @throws CommandFailedException if no header may have it
	 */
	public static String require(String value, String source) {
		Refusal.when(!value.matches("[\\t -~]*"),
				"%s has characters that no header may have, such as a line break at its end: set it without them.",
				source);
		return value;
	}

}
