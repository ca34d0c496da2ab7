/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.Locale;

import org.jspecify.annotations.Nullable;

/**
 * Thrown where a text is no configuration.
 */
public final class HclSyntaxException extends RuntimeException {

	private final int line;

	HclSyntaxException(int line, String format, @Nullable Object... met) {
		super(String.format(Locale.ROOT, format, met));
		this.line = line;
	}

	/**
	 * Return the line, from 1.
	 */
	public int line() {
		return this.line;
	}

}
