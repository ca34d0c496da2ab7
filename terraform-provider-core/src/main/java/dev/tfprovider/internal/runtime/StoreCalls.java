/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Optional;
import java.util.function.Function;

import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import dev.tfprovider.internal.runtime.call.TimeLimit;

/**
 * Calls the code of state stores. Whatever goes wrong becomes a diagnostic.
 *
 * @param stores the stores that are configured
 * @param failures converts exceptions
 * @param runningCalls runs author code
 */
record StoreCalls(ConfiguredStores stores, FailureDiagnostics failures, RunningCalls runningCalls) {

	/**
	 * Call code of a configured store.
	 * @param scope the request, which gets the diagnostics
	 * @param operation what to do
	 * @param typeName the state store type
	 * @param work calls the author's code
	 * @param <T> the type of the result
	 * @return what the code returned; empty if it failed, which the diagnostics tell
	 * @throws IllegalArgumentException if there is no such type
	 */
	<T> Optional<T> call(CallScope scope, StoreOperation operation, String typeName, StoreWork<T> work) {
		ConfiguredStore<?> store = this.stores.find(scope.session(), typeName).orElse(null);
		if (store == null) {
			scope.diagnostics()
				.error("State store is not configured", "Terraform asks to " + operation.method() + " with " + typeName
						+ ", but has not configured the state store, or that has failed.");
			return Optional.empty();
		}
		scope.secrets().learn(store.type().schema().block(), store.value());
		return call(scope, operation, store.type(), (running) -> work.run(store, running));
	}

	/**
	 * Call code of a configured store that returns nothing.
	 * @param scope the request, which gets the diagnostics
	 * @param operation what to do
	 * @param typeName the state store type
	 * @param task calls the author's code
	 * @throws IllegalArgumentException if there is no such type
	 */
	void run(CallScope scope, StoreOperation operation, String typeName, StoreTask task) {
		call(scope, operation, typeName, (store, running) -> {
			task.run(store, running);
			return true;
		});
	}

	/**
	 * Call code of a store that need not be configured.
	 * @return what the code returned; empty if it failed, which the diagnostics tell
	 */
	<T> Optional<T> call(CallScope scope, StoreOperation operation, StateStoreType<?> type, AuthorWork<T> work) {
		TimeLimit limit = type.limit(operation.method());
		Function<RunningCall, Optional<T>> call = (running) -> attempt(scope, operation, type, running, work);
		return switch (operation.kind()) {
			case LOOK -> this.runningCalls.run(scope, limit, call);
			case CHANGE -> this.runningCalls.runChange(scope, limit, call);
			case RESCUE -> this.runningCalls.runCleanup(scope, limit, call);
		};
	}

	private <T> Optional<T> attempt(CallScope scope, StoreOperation operation, StateStoreType<?> type,
			RunningCall running, AuthorWork<T> work) {
		try {
			return Optional.of(running.perform(operation.method(), () -> work.run(running)));
		}
		catch (Throwable ex) {
			this.failures.report(scope, ex, operation.method(), type, operation.remains());
			return Optional.empty();
		}
	}

	/**
	 * Calls author code of a configured store.
	 *
	 * @param <T> the type of the result
	 */
	@FunctionalInterface
	interface StoreWork<T> {

		T run(ConfiguredStore<?> store, RunningCall running) throws Exception;

	}

	/**
	 * Calls author code of a configured store that returns nothing.
	 */
	@FunctionalInterface
	interface StoreTask {

		void run(ConfiguredStore<?> store, RunningCall running) throws Exception;

	}

	/**
	 * Calls author code.
	 *
	 * @param <T> the type of the result
	 */
	@FunctionalInterface
	interface AuthorWork<T> {

		T run(RunningCall running) throws Exception;

	}

}
