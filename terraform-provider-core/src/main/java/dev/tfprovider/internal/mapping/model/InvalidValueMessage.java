/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Formats the message for a value that a codec or constructor rejects.
 */
public final class InvalidValueMessage {

	/**
	 * Replaces a reason that would show a sensitive value.
	 */
	public static final String HIDDEN = "Invalid value. The reason is left out because it would show a sensitive value.";

	private static final int MAX_LENGTH = 200;

	private InvalidValueMessage() {
	}

	/**
	 * Return the message: the value and what would be valid.
	 * @param discreet whether the refusal is known not to repeat the value
	 */
	public static String detail(TerraformValue value, RuntimeException refusal, boolean sensitive, boolean discreet) {
		String reason = reason(refusal);
		if (sensitive) {
			return (discreet || !repeats(reason, value)) ? sentence("Invalid value: " + reason) : HIDDEN;
		}
		return sentence("Invalid value " + ShownText.cut(value.toString(), MAX_LENGTH) + ": " + reason);
	}

	public static String reason(Throwable refusal) {
		String message = refusal.getMessage();
		return (message != null && !message.isBlank()) ? message : refusal.getClass().getSimpleName();
	}

	public static String sentence(String text) {
		return (text.endsWith(".") || text.endsWith("!") || text.endsWith("?")) ? text : text + ".";
	}

	/**
	 * Return whether a reason may show a sensitive value.
	 */
	public static boolean repeats(String reason, TerraformValue value) {
		return !(value instanceof StringValue string) || !string.text().isEmpty() && reason.contains(string.text());
	}

}
