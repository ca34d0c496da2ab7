/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.RunningCall;

/**
 * Lists and deletes states.
 *
 * @param calls calls the code of stores
 */
record ListStates(StoreCalls calls) {

	private static final StoreOperation LIST = StoreOperation.look("list");

	private static final StoreOperation DELETE = new StoreOperation("delete", StoreOperation.Kind.CHANGE,
			" The state may be deleted or not.");

	List<String> list(CallScope scope, String typeName) {
		return this.calls.call(scope, LIST, typeName, (store, running) -> ids(store, running))
			.orElse(List.of())
			.stream()
			.filter((id) -> isUsable(id, typeName, scope.diagnostics()))
			.toList();
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

	private static <C> List<String> ids(ConfiguredStore<C> store, RunningCall running) throws Exception {
		List<String> ids = store.type().code().list(store.call("", running));
		if (ids == null || ids.stream().anyMatch(Objects::isNull)) {
			throw new NothingReturnedException("list", store.type().name(), "the ids of all states.");
		}
		return List.copyOf(new LinkedHashSet<>(ids));
	}

	void delete(CallScope scope, String typeName, String stateId) {
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
