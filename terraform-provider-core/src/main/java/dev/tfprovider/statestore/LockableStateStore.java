/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

import java.util.Optional;

/**
 * Locks the states of a {@link StateStore}, so that only one run of Terraform at a time
 * changes a state. The class of the state store implements it beside {@link StateStore}.
 * Experimental as that.
 * <p>
 * A lock outlives the process: Terraform may release it from another one, and it stays
 * when a run is killed, until the practitioner releases it by its id. States can be
 * locked before they exist.
 *
 * @param <C> the configuration, a record
 */
public interface LockableStateStore<C> {

	/**
	 * Lock a state unless it is locked. Of several that try at once, one succeeds.
	 * @param data says which state
	 * @param lock the lock to keep
	 * @return the lock that is held already, of which the practitioner is told, and which
	 * stays; empty if there was none, and the given one is held now
	 * @throws Exception if it could not be found out or changed whether the state is
	 * locked
	 */
	Optional<StateLock> lock(StateData<C> data, StateLock lock) throws Exception;

	/**
	 * Release the lock of a state if it has a certain id, and leave any other as it is.
	 * @param data says which state
	 * @param lockId the id of the lock to release
	 * @return the lock that was held, released if it had the id; empty if there was none
	 * @throws Exception if the lock could not be released
	 */
	Optional<StateLock> unlock(StateData<C> data, String lockId) throws Exception;

}
