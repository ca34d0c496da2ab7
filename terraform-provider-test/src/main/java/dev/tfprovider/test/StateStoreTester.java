/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.test.internal.engine.client.StateStoreCalls;
import dev.tfprovider.test.internal.engine.client.StateStoreConnection;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.jspecify.annotations.Nullable;

/**
 * Calls a state store of the provider as Terraform does: configures provider and state
 * store, sends and receives states in chunks, and checks the responses. Made by
 * {@link InMemoryTerraform#stateStore}. Experimental as state stores are.
 * <p>
 * Each tester is a run of Terraform of its own, with a connection of its own. Not safe
 * for use by several threads.
 */
public final class StateStoreTester implements AutoCloseable {

	private final StateStoreConnection connection;

	private final Outcome<Integer> configured;

	StateStoreTester(StateStoreConnection connection, HostProfile host, int chunkSize) {
		this.connection = connection;
		StateStoreCalls.Answer<Long> answer = connection.configure(host, chunkSize);
		Outcome<Long> outcome = Outcome.of(answer);
		this.configured = new Outcome<>(outcome.succeeded() ? outcome.result().map(Long::intValue).orElse(null) : null,
				outcome.diagnostics());
	}

	/**
	 * Return what came of the configuration of provider and state store.
	 * @return the size of chunks that was agreed on
	 */
	public Outcome<Integer> configured() {
		return this.configured;
	}

	/**
	 * Read a state.
	 * @param stateId name of the workspace, such as {@code default}
	 * @return the state, no result if there is none
	 */
	public Outcome<byte[]> read(String stateId) {
		return Outcome.of(calls().read(stateId));
	}

	/**
	 * Write a state.
	 * @param stateId name of the workspace
	 * @param state the new state
	 * @return the outcome, without a result
	 */
	public Outcome<Void> write(String stateId, byte[] state) {
		return Outcome.of(new StateStoreCalls.Answer<>(null, calls().write(stateId, state)));
	}

	/**
	 * Send only the first half of a state, as Terraform does if it fails in the middle.
	 * The state store has to leave the old state as it is.
	 * @param stateId name of the workspace
	 * @param state the new state, of at least two bytes
	 * @return the outcome, an error
	 */
	public Outcome<Void> writeHalf(String stateId, byte[] state) {
		return Outcome.of(new StateStoreCalls.Answer<>(null, calls().writeHalf(stateId, state)));
	}

	/**
	 * Lock a state.
	 * @param stateId name of the workspace
	 * @param operation what for, such as {@code OperationTypeApply}
	 * @return the id of the lock
	 */
	public Outcome<String> lock(String stateId, String operation) {
		return Outcome.of(calls().lock(stateId, operation));
	}

	/**
	 * Release the lock of a state.
	 * @param stateId name of the workspace
	 * @param lockId the id of the lock
	 * @return the outcome, without a result
	 */
	public Outcome<Void> unlock(String stateId, String lockId) {
		return Outcome.of(new StateStoreCalls.Answer<>(null, calls().unlock(stateId, lockId)));
	}

	/**
	 * List the states.
	 * @return their ids
	 */
	public Outcome<List<String>> list() {
		return Outcome.of(calls().list());
	}

	/**
	 * Delete a state.
	 * @param stateId name of the workspace
	 * @return the outcome, without a result
	 */
	public Outcome<Void> delete(String stateId) {
		return Outcome.of(new StateStoreCalls.Answer<>(null, calls().delete(stateId)));
	}

	private StateStoreCalls calls() {
		return this.connection.calls();
	}

	@Override
	public void close() {
		this.connection.close();
	}

	/**
	 * The outcome of a call of a state store: its result and its diagnostics.
	 * Experimental as state stores are.
	 *
	 * @param <R> the result
	 */
	public static final class Outcome<R> {

		private final @Nullable R result;

		private final List<RunDiagnostic> diagnostics;

		Outcome(@Nullable R result, List<RunDiagnostic> diagnostics) {
			this.result = result;
			this.diagnostics = diagnostics;
		}

		static <R> Outcome<R> of(StateStoreCalls.Answer<R> answer) {
			return new Outcome<>(answer.result(), answer.diagnostics().stream().map(EngineRun::diagnostic).toList());
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

}
