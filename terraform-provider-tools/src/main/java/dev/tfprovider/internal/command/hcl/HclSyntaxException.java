/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

/**
 * Thrown where a text is no configuration.
 */
public final class HclSyntaxException extends RuntimeException {

	private final int line;

	HclSyntaxException(int line, String message) {
		super(message);
		this.line = line;
	}

	/**
	 * Return the line, from 1.
	 */
	public int line() {
		return this.line;
	}

}
