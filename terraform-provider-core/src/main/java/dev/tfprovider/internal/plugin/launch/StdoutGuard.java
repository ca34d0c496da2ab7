/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.launch;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import org.jspecify.annotations.Nullable;

/**
 * Keeps standard output for the handshake line: while installed, whatever the process
 * prints to {@code System.out} goes to standard error.
 * <p>
 * To be installed before anything can print. A guard writes to the process's own standard
 * output even if another one was installed before it.
 */
public final class StdoutGuard {

	private final PrintStream standardOutput;

	private @Nullable PrintStream guarded;

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
		if (this.guarded == null) {
			this.guarded = System.out;
			this.guarded.flush();
			System.setOut(System.err);
		}
	}

	/**
	 * Give {@code System.out} back; without {@link #install()} before, do nothing.
	 */
	public synchronized void uninstall() {
		if (this.guarded != null) {
			System.setOut(this.guarded);
			this.guarded = null;
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
