/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.Redaction;

/**
 * Hides secrets in the log, and escapes control characters. Logging starts before anybody
 * knows a secret, and ends after: what is named like one is hidden all the same.
 */
final class LogMask {

	private volatile UnaryOperator<String> mask = (text) -> Redaction.hide(text, List.of());

	void use(UnaryOperator<String> mask) {
		this.mask = mask;
	}

	String hide(String text) {
		return ControlCharacters.escape(this.mask.apply(text));
	}

}
