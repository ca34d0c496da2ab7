/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.ProviderProcess;
import dev.tfprovider.test.internal.FileTrees;

/**
 * A provider process that is checked.
 *
 * @param process the process
 * @param directory folder for its standard error
 */
record LaunchedProvider(ProviderProcess process, Path directory) implements AutoCloseable {

	/**
	 * How long hosts wait for the handshake line.
	 */
	private static final Duration LONGEST_START = Duration.ofMinutes(1);

	/**
	 * Wait for the handshake line.
	 */
	Handshake handshake() {
		try {
			return Handshake.parse(this.process.firstLine(LONGEST_START)
				.orElseThrow(
						() -> new AssertionError("There is no handshake line. Standard error:\n" + standardError())));
		}
		catch (TimeoutException | IllegalArgumentException ex) {
			throw new AssertionError(ex.getMessage(), ex);
		}
		catch (InterruptedException ex) {
			throw interrupted(ex);
		}
	}

	/**
	 * Wait until the process ends.
	 * @return its exit status
	 */
	int exitStatus(Duration longest) {
		try {
			if (!this.process.hasEndedWithin(longest)) {
				throw new AssertionError("The process still runs after " + longest);
			}
			return this.process.process().exitValue();
		}
		catch (InterruptedException ex) {
			throw interrupted(ex);
		}
	}

	boolean isAlive() {
		return this.process.process().isAlive();
	}

	long pid() {
		return this.process.process().pid();
	}

	/**
	 * Return the lines on standard output so far.
	 */
	List<String> standardOutput() {
		return this.process.standardOutput();
	}

	String standardError() {
		return FileTrees.read(standardError(this.directory));
	}

	static Path standardError(Path directory) {
		return directory.resolve("stderr.txt");
	}

	@Override
	public void close() {
		this.process.close();
		FileTrees.delete(this.directory);
	}

	private static IllegalStateException interrupted(InterruptedException ex) {
		Thread.currentThread().interrupt();
		return new IllegalStateException(ex);
	}

}
