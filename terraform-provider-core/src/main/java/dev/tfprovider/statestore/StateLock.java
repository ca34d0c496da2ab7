/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.statestore;

import java.time.Instant;
import java.util.Objects;

/**
 * The lock of a state, and who holds it why. Experimental as {@link StateStore}.
 *
 * @param id the id by which it is released, unique
 * @param operation what Terraform does with the state, such as
 * {@code OperationTypeApply}; may be empty
 * @param who user and machine, such as {@code ada@build-7}
 * @param created when the state was locked, in microseconds at the most, so that
 * databases keep it exactly
 */
public record StateLock(String id, String operation, String who, Instant created) {

	/**
	 * Create a lock.
	 */
	public StateLock {
		Objects.requireNonNull(id, "'id' must not be null");
		Objects.requireNonNull(operation, "'operation' must not be null");
		Objects.requireNonNull(who, "'who' must not be null");
		Objects.requireNonNull(created, "'created' must not be null");
	}

}
