/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import dev.tfprovider.internal.runtime.operation.ConfiguredObject;
import dev.tfprovider.statestore.StateLock;
import dev.tfprovider.value.ObjectValue;

/**
 * The state stores of a provider that has any: what can be done with them.
 */
public final class StateStores {

	private static final StoreOperation CONFIGURE = StoreOperation.look("configure");

	private static final StoreOperation READ = StoreOperation.look("read");

	private static final StoreOperation LIST = StoreOperation.look("list");

	private static final StoreOperation WRITE = new StoreOperation("write", StoreOperation.Kind.RESCUE,
			" The state that was stored before should still be there.");

	private static final StoreOperation UNLOCK = new StoreOperation("unlock", StoreOperation.Kind.RESCUE, "");

	private static final StoreOperation DELETE = new StoreOperation("delete", StoreOperation.Kind.CHANGE,
			" The state may be deleted or not.");

	private final ConfiguredStores stores;

	private final StoreCalls calls;

	/**
	 * Create the operations.
	 * @param types the types by full name
	 * @param failures converts exceptions
	 * @param runningCalls runs author code
	 */
	public StateStores(Map<String, StateStoreType<?>> types, FailureDiagnostics failures, RunningCalls runningCalls) {
		this.stores = new ConfiguredStores(types);
		this.calls = new StoreCalls(this.stores, failures, runningCalls);
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
	public void read(CallScope scope, String typeName, String stateId, ResponseStream<StateChunk> receiver) {
		this.calls.run(scope, READ, typeName, (store, running) -> ReadState.read(store, stateId, running, receiver));
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
		try {
			this.calls.run(scope, WRITE, typeName,
					(store, running) -> WriteState.write(store, stateId, running, incoming));
		}
		finally {
			incoming.close();
		}
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
		StateLock lock = LockState.of(operation);
		StoreOperation locking = new StoreOperation("lock", StoreOperation.Kind.CHANGE,
				" It may be locked now; the id of the lock is " + lock.id() + ".");
		return this.calls.call(scope, locking, typeName,
				(store, running) -> LockState.lock(store, stateId, running, lock));
	}

	/**
	 * Release the lock of a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 * @param lockId the id of the lock
	 */
	public void unlock(CallScope scope, String typeName, String stateId, String lockId) {
		this.calls.run(scope, UNLOCK, typeName, (store, running) -> LockState.unlock(store, stateId, running, lockId));
	}

	/**
	 * List the states. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @return their ids, each once; empty beside an error
	 */
	public List<String> list(CallScope scope, String typeName) {
		return this.calls.call(scope, LIST, typeName, (store, running) -> ids(store, running))
			.orElse(List.of())
			.stream()
			.filter((id) -> isUsable(id, typeName, scope.diagnostics()))
			.toList();
	}

	private static <C> List<String> ids(ConfiguredStore<C> store, RunningCall running) throws Exception {
		List<String> ids = store.type().code().list(store.call("", running));
		if (ids == null || ids.stream().anyMatch(Objects::isNull)) {
			throw new NothingReturnedException("list", store.type().name(), "the ids of all states.");
		}
		return List.copyOf(new LinkedHashSet<>(ids));
	}

	/**
	 * Returns whether a state can be asked for by its id, which hosts print as it is.
	 */
	private static boolean isUsable(String id, String typeName, Diagnostics diagnostics) {
		if (!StateId.isShowable(id)) {
			diagnostics.warning("State left out", "The name \"" + StateId.shown(id) + "\" of a state in " + typeName
					+ " has control characters, so that no workspace can have it.");
			return false;
		}
		return true;
	}

	/**
	 * Delete a state. The diagnostics are those of the request.
	 * @param scope the request
	 * @param typeName the state store type
	 * @param stateId the state
	 */
	public void delete(CallScope scope, String typeName, String stateId) {
		this.calls.call(scope, DELETE, typeName, (store, running) -> delete(store, stateId, running))
			.filter((deleted) -> !deleted)
			.ifPresent((missing) -> scope.diagnostics()
				.warning("State does not exist",
						"There is no state \"" + stateId + "\" in " + typeName + ", so nothing was deleted."));
	}

	private static <C> boolean delete(ConfiguredStore<C> store, String stateId, RunningCall running) throws Exception {
		StateId.check(stateId);
		return store.type().code().delete(store.call(stateId, running));
	}

}
