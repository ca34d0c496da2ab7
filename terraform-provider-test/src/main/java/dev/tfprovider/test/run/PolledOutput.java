/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.test.internal.FileTrees;

/**
 * What a running process prints to a file.
 *
 * @param process the process
 * @param file where its output goes
 */
record PolledOutput(Process process, Path file) {

	private static final long POLL_MILLIS = 10;

	/**
	 * Return the output so far.
	 */
	String text() {
		return FileTrees.read(this.file);
	}

	/**
	 * Wait until a pattern is found in the output.
	 * @param awaited what to call it if the wait is interrupted
	 * @return the first match, empty if the process ends or the time is over without one
	 */
	Optional<MatchResult> await(Pattern pattern, Duration longest, String awaited) {
		long deadline = System.nanoTime() + longest.toNanos();
		while (true) {
			boolean last = !this.process.isAlive() || System.nanoTime() > deadline;
			Matcher matcher = pattern.matcher(text());
			if (matcher.find()) {
				return Optional.of(matcher.toMatchResult());
			}
			if (last) {
				return Optional.empty();
			}
			sleep(awaited);
		}
	}

	private static void sleep(String awaited) {
		try {
			Thread.sleep(POLL_MILLIS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting for " + awaited, ex);
		}
	}

}
