/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;

import dev.tfprovider.test.internal.engine.client.StateStoreCalls;
import dev.tfprovider.test.internal.engine.client.StateStoreConnection;

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

	private final StateStoreOutcome<Integer> configured;

	StateStoreTester(StateStoreConnection connection, int chunkSize) {
		this.connection = connection;
		StateStoreCalls.Answer<Long> answer = connection.configure(chunkSize);
		StateStoreOutcome<Long> outcome = StateStoreOutcome.of(answer);
		this.configured = new StateStoreOutcome<>(
				outcome.succeeded() ? outcome.result().map(Long::intValue).orElse(null) : null, outcome.diagnostics());
	}

	/**
	 * Return what came of the configuration of provider and state store.
	 * @return the size of chunks that was agreed on
	 */
	public StateStoreOutcome<Integer> configured() {
		return this.configured;
	}

	/**
	 * Read a state.
	 * @param stateId name of the workspace, such as {@code default}
	 * @return the state, no result if there is none
	 */
	public StateStoreOutcome<byte[]> read(String stateId) {
		return StateStoreOutcome.of(calls().read(stateId));
	}

	/**
	 * Write a state.
	 * @param stateId name of the workspace
	 * @param state the new state
	 * @return the outcome, without a result
	 */
	public StateStoreOutcome<Void> write(String stateId, byte[] state) {
		return StateStoreOutcome.of(new StateStoreCalls.Answer<>(null, calls().write(stateId, state)));
	}

	/**
	 * Send only the first half of a state, as Terraform does if it fails in the middle.
	 * The state store has to leave the old state as it is.
	 * @param stateId name of the workspace
	 * @param state the new state, of at least two bytes
	 * @return the outcome, an error
	 */
	public StateStoreOutcome<Void> writeHalf(String stateId, byte[] state) {
		return StateStoreOutcome.of(new StateStoreCalls.Answer<>(null, calls().writeHalf(stateId, state)));
	}

	/**
	 * Lock a state.
	 * @param stateId name of the workspace
	 * @param operation what for, such as {@code OperationTypeApply}
	 * @return the id of the lock
	 */
	public StateStoreOutcome<String> lock(String stateId, String operation) {
		return StateStoreOutcome.of(calls().lock(stateId, operation));
	}

	/**
	 * Release the lock of a state.
	 * @param stateId name of the workspace
	 * @param lockId the id of the lock
	 * @return the outcome, without a result
	 */
	public StateStoreOutcome<Void> unlock(String stateId, String lockId) {
		return StateStoreOutcome.of(new StateStoreCalls.Answer<>(null, calls().unlock(stateId, lockId)));
	}

	/**
	 * List the states.
	 * @return their ids
	 */
	public StateStoreOutcome<List<String>> list() {
		return StateStoreOutcome.of(calls().list());
	}

	/**
	 * Delete a state.
	 * @param stateId name of the workspace
	 * @return the outcome, without a result
	 */
	public StateStoreOutcome<Void> delete(String stateId) {
		return StateStoreOutcome.of(new StateStoreCalls.Answer<>(null, calls().delete(stateId)));
	}

	private StateStoreCalls calls() {
		return this.connection.calls();
	}

	@Override
	public void close() {
		this.connection.close();
	}

}
