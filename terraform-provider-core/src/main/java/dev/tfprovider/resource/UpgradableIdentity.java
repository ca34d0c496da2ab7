/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

/**
 * Upgrades identities that were stored when the {@code @Id} components of a
 * {@link ManagedResource} were others. Implement it in the same class.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface UpgradableIdentity<M> {

	/**
	 * Return the steps that lead to the current identity, each from a record of the
	 * identity's attributes at the time. Asked once, before the provider is configured.
	 * @return the steps; of what the last gives, only the {@code @Id} components count.
	 * The version of the identity is the one they lead to
	 */
	StateUpgrades<M> identityUpgrades();

}
