/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.test.internal.engine.client.StateStoreCalls;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a call of a state store: its result and its diagnostics. Experimental as
 * state stores are.
 *
 * @param <R> the result
 */
public final class StateStoreOutcome<R> {

	private final @Nullable R result;

	private final List<RunDiagnostic> diagnostics;

	StateStoreOutcome(@Nullable R result, List<RunDiagnostic> diagnostics) {
		this.result = result;
		this.diagnostics = diagnostics;
	}

	static <R> StateStoreOutcome<R> of(StateStoreCalls.Answer<R> answer) {
		return new StateStoreOutcome<>(answer.result(),
				answer.diagnostics().stream().map(EngineRun::diagnostic).toList());
	}

	/**
	 * Return the result of a call that succeeded.
	 * @return the result, empty if the call has none or there is no such state
	 * @throws AssertionError if the call failed
	 */
	public Optional<R> result() {
		if (!succeeded()) {
			throw new AssertionError("The call failed: " + this.diagnostics);
		}
		return Optional.ofNullable(this.result);
	}

	/**
	 * Return whether there was no error.
	 * @return whether the call succeeded
	 */
	public boolean succeeded() {
		return this.diagnostics.stream().noneMatch((diagnostic) -> diagnostic.severity() == Severity.ERROR);
	}

	/**
	 * Return errors and warnings in the order reported.
	 * @return the diagnostics
	 */
	public List<RunDiagnostic> diagnostics() {
		return this.diagnostics;
	}

	@Override
	public String toString() {
		return this.result + " " + this.diagnostics;
	}

}
