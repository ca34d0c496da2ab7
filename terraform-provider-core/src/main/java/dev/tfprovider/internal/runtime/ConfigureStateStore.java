/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import dev.tfprovider.internal.runtime.operation.ApplyDefaults;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Configures state stores, for all calls of the session that follow.
 */
final class ConfigureStateStore {

	private static final StoreOperation CONFIGURE = StoreOperation.look("configure");

	private final ConfiguredStores stores;

	private final StoreCalls calls;

	ConfigureStateStore(ConfiguredStores stores, StoreCalls calls) {
		this.stores = stores;
		this.calls = calls;
	}

	<C> List<Diagnostic> configure(CallScope scope, StateStoreType<C> type, ObjectValue config, int chunkSize) {
		this.stores.remove(scope.session(), type);
		this.calls.call(scope, CONFIGURE, type, (running) -> {
			ObjectValue complete = new ApplyDefaults(scope.diagnostics()).apply(type.schema().block(), config,
					TerraformValue.ofNull(config.type()), config);
			ConfiguredStore<C> store = new ConfiguredStore<>(type, type.mapping().read(complete), complete, chunkSize);
			type.code().configure(store.call("", running));
			return store;
		})
			.filter((store) -> !scope.diagnostics().hasErrors())
			.ifPresent((store) -> this.stores.put(scope.session(), store));
		return scope.diagnostics().asList();
	}

}
