/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of one method call of a resource: the model it returned and its
 * diagnostics.
 *
 * @param <M> the model
 */
public final class CallOutcome<M> {

	private final @Nullable M state;

	private final ByteString privateState;

	private final List<RunDiagnostic> diagnostics;

	CallOutcome(@Nullable M state, ByteString privateState, List<RunDiagnostic> diagnostics) {
		this.state = state;
		this.privateState = privateState;
		this.diagnostics = List.copyOf(diagnostics);
	}

	/**
	 * Return the new state: what the method returned, or if it failed, what it had saved
	 * or the prior state.
	 * @return the object
	 * @throws AssertionError if there is none
	 */
	public M state() {
		if (this.state == null) {
			throw new AssertionError("There is no object after this call; diagnostics: " + this.diagnostics);
		}
		return this.state;
	}

	/**
	 * Return whether the new state has no object.
	 * @return whether there is no state
	 */
	public boolean isGone() {
		return this.state == null;
	}

	/**
	 * Return whether there was no error.
	 * @return whether the call succeeded
	 */
	public boolean succeeded() {
		return this.diagnostics.stream().noneMatch((diagnostic) -> diagnostic.severity() == Severity.ERROR);
	}

	/**
	 * Return errors and warnings in the order reported: those the method added, and the
	 * one its exception became.
	 * @return the diagnostics
	 */
	public List<RunDiagnostic> diagnostics() {
		return this.diagnostics;
	}

	ByteString privateState() {
		return this.privateState;
	}

	@Override
	public String toString() {
		return ((this.state != null) ? this.state.toString() : "no object") + " " + this.diagnostics;
	}

}
