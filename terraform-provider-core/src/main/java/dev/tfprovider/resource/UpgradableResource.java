/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

/**
 * Upgrades states that were stored with earlier schema versions of a
 * {@link ManagedResource}. Implement it in the same class.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface UpgradableResource<M> {

	/**
	 * Return the steps that lead to the current model. Asked once, before the provider is
	 * configured.
	 * @return the steps; the version of the schema is the one they lead to
	 */
	StateUpgrades<M> stateUpgrades();

}
