/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

/**
 * Carries the last command into the report of a failed test.
 */
public final class LastCommand extends RuntimeException {

	public LastCommand(String message) {
		super(message, null, false, false);
	}

	@Override
	public String toString() {
		return "last command: " + getMessage();
	}

}
