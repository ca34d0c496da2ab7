/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

/**
 * Thrown when the process ends before author code has ended or begun.
 */
final class ProcessEndingException extends Exception {

	private final boolean begun;

	ProcessEndingException(boolean begun) {
		super("The process ends");
		this.begun = begun;
	}

	/**
	 * Return whether author code has begun.
	 */
	boolean hasBegun() {
		return this.begun;
	}

}
