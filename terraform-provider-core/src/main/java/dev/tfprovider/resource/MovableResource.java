/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.List;

/**
 * Moves objects of other types to a {@link ManagedResource}, as practitioners request
 * with a {@code moved} block. Implement it in the same class.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface MovableResource<M> {

	/**
	 * Return the movers for the supported source types. Asked once, before the provider
	 * is configured.
	 * @return the movers; of those that fit a source, the first is used
	 */
	List<StateMover<M>> stateMovers();

}
