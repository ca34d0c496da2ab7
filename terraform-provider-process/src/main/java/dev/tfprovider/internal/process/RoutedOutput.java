/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Routes standard output or error to the launch of the current thread.
 */
final class RoutedOutput extends OutputStream {

	private final LaunchThreads threads;

	private final PrintStream fallback;

	/**
	 * Create an output.
	 * @param threads knows which launch a thread works for
	 * @param fallback receives the output of threads that belong to no launch
	 */
	RoutedOutput(LaunchThreads threads, PrintStream fallback) {
		this.threads = threads;
		this.fallback = fallback;
	}

	private PrintStream target() {
		SharedLaunch launch = this.threads.current();
		return (launch != null && !launch.hasEnded()) ? launch.standardError() : this.fallback;
	}

	@Override
	public void write(int value) {
		target().write(value);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) {
		target().write(bytes, offset, length);
	}

}
