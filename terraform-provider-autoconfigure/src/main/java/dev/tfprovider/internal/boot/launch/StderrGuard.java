/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Keeps requests from blocking when the host does not read standard error, which is a
 * pipe.
 */
final class StderrGuard {

	private static final Duration PATIENCE = Duration.ofSeconds(1);

	private static final int CAPACITY = 1024 * 1024;

	/**
	 * Put a stream in place of {@code System.err} that never blocks for long.
	 */
	void install() {
		System.setErr(new PrintStream(
				new NonBlockingOutputStream(new FileOutputStream(FileDescriptor.err), PATIENCE, CAPACITY), true,
				StandardCharsets.UTF_8));
	}

}
