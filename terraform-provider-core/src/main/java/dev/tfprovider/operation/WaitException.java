/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a {@link Waiter} gives up. The message is for practitioners: it names the
 * last state that was seen.
 */
public class WaitException extends RuntimeException {

	/**
	 * Create an exception.
	 * @param message full sentences
	 * @param cause the interruption that ended the wait, {@code null} if there was none
	 */
	public WaitException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

}
