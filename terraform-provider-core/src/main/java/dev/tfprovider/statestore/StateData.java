/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

/**
 * Tells a {@link StateStore} which state a call is about. Experimental as that.
 *
 * @param <C> the configuration, a record
 */
public interface StateData<C> extends StateStoreData<C> {

	/**
	 * Return the id of the state, which is the name of the workspace.
	 * @return any text without control characters of 1 to 255 characters
	 */
	String stateId();

}
