/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.value.TerraformValue;

/**
 * Writes values into messages: short, and never a sensitive one.
 */
final class ValueText {

	private static final int LONGEST = 200;

	private ValueText() {
	}

	static String of(TerraformValue value, boolean sensitive) {
		if (value.isNull() || value.isUnknown()) {
			return value.isNull() ? "null" : "unknown";
		}
		if (sensitive) {
			return "a sensitive value";
		}
		String text = value.toString();
		return (text.length() <= LONGEST) ? text : text.substring(0, LONGEST) + "…";
	}

}
