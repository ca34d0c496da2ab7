/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import dev.tfprovider.value.ObjectValue;

/**
 * A state store with its configuration.
 *
 * @param type the type
 * @param config the configuration as author code gets it
 * @param value the configuration with defaults
 * @param chunkSize most bytes of a state that a message carries
 * @param <C> the record of the configuration
 */
record ConfiguredStore<C>(StateStoreType<C> type, C config, ObjectValue value, int chunkSize) {

	/**
	 * Return what author code gets that is about one state.
	 */
	StateStoreCall<C> call(String stateId, RunningCall running) {
		return new StateStoreCall<>(this.config, stateId, running);
	}

}
