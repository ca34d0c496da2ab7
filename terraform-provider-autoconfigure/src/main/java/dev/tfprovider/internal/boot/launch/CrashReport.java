/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.Redaction;

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
		StringWriter text = new StringWriter();
		cause.printStackTrace(new PrintWriter(text, true));
		standardError.print("panic: " + ControlCharacters.escape(Redaction.hide(text.toString(), List.of())));
		standardError.flush();
	}

}
