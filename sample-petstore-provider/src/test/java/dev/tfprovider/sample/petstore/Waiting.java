/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Waits for what other processes do.
 */
final class Waiting {

	private static final Duration LONGEST = Duration.ofMinutes(1);

	private static final long POLL_MILLIS = 20;

	private Waiting() {
	}

	static void until(String description, BooleanSupplier condition) {
		until(description, LONGEST, condition);
	}

	static void until(String description, Duration longest, BooleanSupplier condition) {
		long deadline = System.nanoTime() + longest.toNanos();
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > deadline) {
				throw new AssertionError("After %s, not yet: %s".formatted(longest, description));
			}
			try {
				Thread.sleep(POLL_MILLIS);
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
				throw new IllegalStateException(ex);
			}
		}
	}

}
