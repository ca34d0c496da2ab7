/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import org.jspecify.annotations.Nullable;

/**
 * The outcome of a call of a function: a value, an unknown value or an error.
 */
public final class FunctionOutcome {

	static final FunctionOutcome UNKNOWN = new FunctionOutcome(null, true, "", "");

	private final @Nullable Object value;

	private final boolean unknown;

	private final String summary;

	private final String error;

	private FunctionOutcome(@Nullable Object value, boolean unknown, String summary, String error) {
		this.value = value;
		this.unknown = unknown;
		this.summary = summary;
		this.error = error;
	}

	static FunctionOutcome known(@Nullable Object value) {
		return new FunctionOutcome(value, false, "", "");
	}

	static FunctionOutcome failed(String summary, String error) {
		return new FunctionOutcome(null, false, summary, error);
	}

	/**
	 * Return the result.
	 * @return {@code String}, {@code Boolean}, a number, {@code List}, {@code Map} or
	 * {@code null}
	 * @throws AssertionError if the call failed, or its result is not known
	 */
	public @Nullable Object value() {
		if (!succeeded() || this.unknown) {
			throw new AssertionError("The function has no known result but " + this);
		}
		return this.value;
	}

	/**
	 * Return whether the result, or part of it, is not known.
	 * @return whether an argument has to be known first
	 */
	public boolean isUnknown() {
		return this.unknown;
	}

	/**
	 * Return whether there was no error.
	 * @return whether the call succeeded
	 */
	public boolean succeeded() {
		return this.summary.isEmpty();
	}

	/**
	 * Return the error as Terraform shows it.
	 * @return the detail of the diagnostic
	 * @throws AssertionError if the call succeeded
	 */
	public String error() {
		if (succeeded()) {
			throw new AssertionError("The function has not failed but has the result " + this);
		}
		return this.error;
	}

	@Override
	public String toString() {
		if (!succeeded()) {
			return this.summary + ": " + this.error;
		}
		return this.unknown ? "(unknown)" : String.valueOf(this.value);
	}

}
