/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.PrintStream;
import java.util.List;

import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.ShownText;

/**
 * Prints the failure of a provider that cannot continue. Hosts keep plain lines from
 * {@code panic: } on and show them to the practitioner, whatever the log level.
 */
final class CrashReport {

	private CrashReport() {
	}

	/**
	 * Write the report. The process is expected to exit with an error afterwards.
	 * @param cause what was not caught
	 * @param standardError standard error, not formatted by a log encoder
	 */
	static void print(Throwable cause, PrintStream standardError) {
		standardError
			.print("panic: " + ControlCharacters.escape(Redaction.hide(ShownText.stackTrace(cause), List.of())));
		standardError.flush();
	}

}
