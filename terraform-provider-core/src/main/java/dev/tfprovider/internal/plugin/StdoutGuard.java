/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Keeps standard output for the handshake line: once installed, everything that is
 * printed to {@code System.out} goes to standard error.
 * <p>
 * It has to be installed before other code prints. A guard knows the real standard output
 * even if another one was installed before it.
 */
public final class StdoutGuard {

	private final PrintStream standardOutput;

	private boolean installed;

	/**
	 * Create a guard of the process's standard output.
	 */
	public StdoutGuard() {
		this(new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8));
	}

	StdoutGuard(PrintStream standardOutput) {
		this.standardOutput = standardOutput;
	}

	/**
	 * Point {@code System.out} at standard error; a second call does nothing.
	 */
	public synchronized void install() {
		if (!this.installed) {
			this.installed = true;
			System.out.flush();
			System.setOut(System.err);
		}
	}

	/**
	 * Return the real standard output.
	 * @return the stream; it does not flush by itself
	 */
	public PrintStream standardOutput() {
		return this.standardOutput;
	}

}
