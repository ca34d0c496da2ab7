/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.internal.runtime.call.ConfiguredCall;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.statestore.StateData;

/**
 * One call of a method of a state store.
 *
 * @param <C> the record of the configuration
 */
final class StateStoreCall<C> extends ConfiguredCall<C> implements StateData<C> {

	private final String stateId;

	/**
	 * Create a call.
	 * @param config the configuration
	 * @param stateId the state it is about, empty if it is about none
	 * @param running the call into author code
	 */
	StateStoreCall(C config, String stateId, RunningCall running) {
		super(config, running);
		this.stateId = stateId;
	}

	@Override
	public String stateId() {
		return this.stateId;
	}

}
