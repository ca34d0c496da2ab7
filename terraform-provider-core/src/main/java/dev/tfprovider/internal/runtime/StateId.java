/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.ShownText;

/**
 * Checks the ids of states.
 */
final class StateId {

	/**
	 * Most characters of an id.
	 */
	static final int LONGEST = 255;

	private static final String SUMMARY = "Invalid name of a state";

	private StateId() {
	}

	/**
	 * Check an id that the host has sent.
	 * @throws DiagnosticException if no store could keep such a state
	 */
	static void check(String id) {
		if (id.isEmpty()) {
			throw new DiagnosticException(SUMMARY,
					"Terraform names no state. The name of a state is that of a workspace, such as \"default\".");
		}
		if (id.length() > LONGEST) {
			throw new DiagnosticException(SUMMARY,
					"The name has " + id.length() + " characters, starting with \"" + ShownText.start(id, 20)
							+ "\". Choose a name of the workspace of at most " + LONGEST + " characters.");
		}
		if (!isShowable(id)) {
			throw new DiagnosticException(SUMMARY,
					"The name \"" + shown(id) + "\" has control characters. Choose another name of the workspace.");
		}
	}

	/**
	 * Return whether an id shows what it is when a host prints it.
	 */
	static boolean isShowable(String id) {
		return id.chars().noneMatch(Character::isISOControl) && ControlCharacters.escape(id).equals(id);
	}

	static String shown(String id) {
		return ControlCharacters.escape(id.replaceAll("\\p{Cntrl}", "?"));
	}

}
