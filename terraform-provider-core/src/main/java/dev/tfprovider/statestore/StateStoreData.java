/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

import dev.tfprovider.operation.Operation;

/**
 * Gives a {@link StateStore} typed access to its configuration. Experimental as that.
 *
 * @param <C> the configuration, a record
 */
public interface StateStoreData<C> extends Operation {

	/**
	 * Return the configuration.
	 * @return the configuration, wholly known, with defaults; always the same object from
	 * configure on
	 */
	C config();

}
