/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.function.Supplier;

/**
 * Retries a task that failed because of a full heap, since other calls end and release
 * memory. It is for the response to a change: Terraform loses an object that it is not
 * told of.
 */
public final class OutOfMemoryRetry {

	private static final int ATTEMPTS = 7;

	private static final int FIRST_PAUSE_MILLISECONDS = 10;

	private OutOfMemoryRetry() {
	}

	/**
	 * Take a step, again and again for some tenths of a second if there is no memory.
	 * @param step what to do, maybe more than once
	 * @param <T> the type of its result
	 * @return the result
	 * @throws OutOfMemoryError if there still is no memory
	 */
	public static <T> T on(Supplier<T> step) {
		for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
			try {
				return step.get();
			}
			catch (OutOfMemoryError ex) {
				pause(FIRST_PAUSE_MILLISECONDS << attempt);
			}
		}
		return step.get();
	}

	private static void pause(int milliseconds) {
		try {
			Thread.sleep(milliseconds);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
