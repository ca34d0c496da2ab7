/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import org.jspecify.annotations.Nullable;

/**
 * Remembers how the state stores of each session are configured. May be used by several
 * threads.
 */
final class ConfiguredStores {

	private final Map<String, StateStoreType<?>> types;

	private final Map<@Nullable ProviderSession, Map<String, ConfiguredStore<?>>> stores = new WeakHashMap<>();

	ConfiguredStores(Map<String, StateStoreType<?>> types) {
		this.types = types;
	}

	/**
	 * Replace the configuration of a store.
	 */
	synchronized void put(@Nullable ProviderSession session, ConfiguredStore<?> store) {
		of(session).put(store.type().name(), store);
	}

	/**
	 * Forget the configuration of a store.
	 */
	synchronized void remove(@Nullable ProviderSession session, StateStoreType<?> type) {
		of(session).remove(type.name());
	}

	/**
	 * Find a store.
	 * @return the store, empty if it is not configured
	 * @throws IllegalArgumentException if there is no such type
	 */
	synchronized Optional<ConfiguredStore<?>> find(@Nullable ProviderSession session, String name) {
		if (!this.types.containsKey(name)) {
			throw new IllegalArgumentException("This provider has no state store type \"" + name + "\"");
		}
		return Optional.ofNullable(of(session).get(name));
	}

	private Map<String, ConfiguredStore<?>> of(@Nullable ProviderSession session) {
		return this.stores.computeIfAbsent(session, (key) -> new HashMap<>());
	}

}
