/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

import java.util.List;
import java.util.Optional;

/**
 * Stores the states of Terraform: an experimental contract, for only builds of Terraform
 * with experiments call it, and both sides may change. Implement it in a bean; the record
 * {@code C} holds the arguments of the {@code state_store} block.
 * <p>
 * A store knows states by their ids, which are the names of workspaces. An id is any text
 * without control characters of 1 to 255 characters, also {@code ..} or {@code a/b}: a
 * store that makes file names or addresses of ids has to encode them.
 * <p>
 * A class that is a {@link LockableStateStore} too lets only one run at a time change a
 * state. One that is a {@link dev.tfprovider.operation.ConfigValidator} checks
 * configurations.
 *
 * @param <C> the configuration, a record
 */
public interface StateStore<C> {

	/**
	 * Prepare for the calls that follow, such as check that the store can be reached.
	 * Called once for each {@code state_store} block before anything else. Does nothing
	 * unless overridden.
	 * @param data the configuration
	 * @throws Exception if the store cannot be used
	 */
	default void configure(StateStoreData<C> data) throws Exception {
	}

	/**
	 * Return a state. It is sent while its stream is read, so that no more than a chunk
	 * of it is in memory. The stream is closed in any case.
	 * @param data says which state
	 * @return the state; empty if there is none. One of no bytes counts as none
	 * @throws Exception if the state could not be read
	 */
	Optional<StateContent> read(StateData<C> data) throws Exception;

	/**
	 * Replace or create a state. Terraform sends it while the stream is read.
	 * <p>
	 * The method has to be atomic: others read the old state until this one has been read
	 * to its end, and whoever fails leaves the old state as it is. If Terraform ends in
	 * the middle, or sends something else than it promised, the stream throws an
	 * {@link java.io.IOException} instead of ending: write to another place first, and
	 * put that in place of the old state, or commit, only once the stream has ended.
	 * @param data says which state
	 * @param content the new state; its stream need not be closed
	 * @throws Exception if the state could not be written; the old one is still there
	 * then
	 */
	void write(StateData<C> data, StateContent content) throws Exception;

	/**
	 * Return the ids of all states.
	 * @param data the configuration
	 * @return the ids, each once; empty if there are no states
	 * @throws Exception if they could not be listed
	 */
	List<String> list(StateStoreData<C> data) throws Exception;

	/**
	 * Delete a state.
	 * @param data says which state
	 * @return whether there was one; the practitioner is warned if not
	 * @throws Exception if the state could not be deleted
	 */
	boolean delete(StateData<C> data) throws Exception;

}
