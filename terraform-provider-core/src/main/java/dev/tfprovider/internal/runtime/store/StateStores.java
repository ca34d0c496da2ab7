/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.store;

import java.util.Map;

import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.failure.FailureDiagnostics;
import dev.tfprovider.internal.runtime.type.StateStoreType;

/**
 * The state stores of a provider that has any: what can be done with them.
 */
public final class StateStores {

	private final ConfigureStateStore configuring;

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
		ConfiguredStores configured = new ConfiguredStores(types);
		StoreCalls calls = new StoreCalls(configured, failures, runningCalls);
		this.configuring = new ConfigureStateStore(configured, calls);
		this.reading = new ReadState(calls);
		this.writing = new WriteState(calls);
		this.locking = new LockState(calls);
		this.listing = new ListStates(calls);
	}

	public ConfigureStateStore configuring() {
		return this.configuring;
	}

	public ReadState reading() {
		return this.reading;
	}

	public WriteState writing() {
		return this.writing;
	}

	public LockState locking() {
		return this.locking;
	}

	public ListStates listing() {
		return this.listing;
	}

}
