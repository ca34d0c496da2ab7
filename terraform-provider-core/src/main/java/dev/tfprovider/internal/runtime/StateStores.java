/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import dev.tfprovider.internal.runtime.operation.ConfiguredObject;
import dev.tfprovider.value.ObjectValue;

/**
 * The state stores of a provider that has any: what can be done with them.
 */
public final class StateStores {

	private static final StoreOperation CONFIGURE = StoreOperation.look("configure");

	private final ConfiguredStores stores;

	private final StoreCalls calls;

	private final ReadState reading;

	private final WriteState writing;

	private final LockState locking;

	private final ListStates listing;

	/**
	 * Create the operations.
	 * @param types the types by full name
	 * @param failures converts exceptions
	 * @param runningCalls runs author code
	 */
	public StateStores(Map<String, StateStoreType<?>> types, FailureDiagnostics failures, RunningCalls runningCalls) {
		this.stores = new ConfiguredStores(types);
		this.calls = new StoreCalls(this.stores, failures, runningCalls);
		this.reading = new ReadState(this.calls);
		this.writing = new WriteState(this.calls);
		this.locking = new LockState(this.calls);
		this.listing = new ListStates(this.calls);
	}

	/**
	 * Configure a state store, in place of any earlier configuration.
	 * @param scope the request
	 * @param type the state store type
	 * @param config the configuration, wholly known
	 * @param chunkSize the chunk size that was agreed on
	 * @param <C> the record of the configuration
	 * @return errors and warnings; with an error the store is not configured
	 */
	public <C> List<Diagnostic> configure(CallScope scope, StateStoreType<C> type, ObjectValue config, int chunkSize) {
		this.stores.remove(scope.session(), type);
		this.calls.call(scope, CONFIGURE, type, (running) -> {
			ObjectValue complete = ConfiguredObject.withDefaults(type.schema().block(), config, scope.diagnostics());
			ConfiguredStore<C> store = new ConfiguredStore<>(type, type.mapping().read(complete), complete, chunkSize);
			type.code().configure(store.call("", running));
			return store;
		})
			.filter((store) -> !scope.diagnostics().hasErrors())
			.ifPresent((store) -> this.stores.put(scope.session(), store));
		return scope.diagnostics().asList();
	}

	/**
	 * Read a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 * @param receiver takes the chunks; none if there is no such state
	 */
	public void read(CallScope scope, String typeName, String stateId, StateReceiver receiver) {
		this.reading.read(scope, typeName, stateId, receiver);
	}

	/**
	 * Write a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 * @param incoming the new state; nobody gets anything of it any more when this
	 * returns
	 */
	public void write(CallScope scope, String typeName, String stateId, IncomingState incoming) {
		this.writing.write(scope, typeName, stateId, incoming);
	}

	/**
	 * Return the chunk size of a store, the default if it is not configured.
	 */
	public int chunkSize(CallScope scope, String typeName) {
		return this.stores.find(scope.session(), typeName).map((store) -> store.chunkSize()).orElse(ChunkSize.DEFAULT);
	}

	/**
	 * Lock a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 * @param operation what the host does with the state
	 * @return the id of the lock; empty if the state could not be locked
	 */
	public Optional<String> lock(CallScope scope, String typeName, String stateId, String operation) {
		return this.locking.lock(scope, typeName, stateId, operation);
	}

	/**
	 * Release the lock of a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 * @param lockId the id of the lock
	 */
	public void unlock(CallScope scope, String typeName, String stateId, String lockId) {
		this.locking.unlock(scope, typeName, stateId, lockId);
	}

	/**
	 * List the states. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @return their ids, each once; empty beside an error
	 */
	public List<String> list(CallScope scope, String typeName) {
		return this.listing.list(scope, typeName);
	}

	/**
	 * Delete a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 */
	public void delete(CallScope scope, String typeName, String stateId) {
		this.listing.delete(scope, typeName, stateId);
	}

}
