/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.util.Optional;

/**
 * Polls the current state of something that a {@link Waiter} waits for.
 *
 * @param <T> what is looked at
 * @param <E> what goes wrong while looking; it ends the wait
 */
@FunctionalInterface
public interface Poll<T, E extends Exception> {

	/**
	 * Poll once.
	 * @return what is there; empty if it does not exist
	 * @throws E if the state cannot be determined
	 */
	Optional<T> look() throws E;

}
