/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.ephemeral;

/**
 * Gives an {@link EphemeralResource} typed access to its configuration, and lets it say
 * what renew and close need.
 *
 * @param <M> the model, a record
 */
public interface EphemeralResourceData<M> extends OpenEphemeralResourceData {

	/**
	 * Return the configuration.
	 * @return the configuration, wholly known
	 */
	M config();

}
