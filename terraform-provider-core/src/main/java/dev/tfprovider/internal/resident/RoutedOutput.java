/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.resident;

import java.io.OutputStream;
import java.io.PrintStream;

/**
 * What code prints, given to the launch it prints for.
 */
public final class RoutedOutput extends OutputStream {

	private final LaunchThreads threads;

	private final PrintStream nobodys;

	/**
	 * Create an output.
	 * @param threads knows which launch a thread works for
	 * @param nobodys where that goes which threads of no launch print
	 */
	public RoutedOutput(LaunchThreads threads, PrintStream nobodys) {
		this.threads = threads;
		this.nobodys = nobodys;
	}

	private PrintStream target() {
		ResidentLaunch launch = this.threads.current();
		return (launch != null && !launch.hasEnded()) ? launch.standardError() : this.nobodys;
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
