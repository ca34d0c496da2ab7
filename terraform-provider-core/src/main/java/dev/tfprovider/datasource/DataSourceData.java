/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import dev.tfprovider.diagnostic.Diagnostics;

/**
 * The typed handle a {@link DataSourceReader} is given.
 *
 * @param <M> the model, a record
 */
public interface DataSourceData<M> {

	/**
	 * Return what the practitioner wrote.
	 * @return the configuration, wholly known
	 */
	M config();

	/**
	 * Return the diagnostics of this call.
	 * @return the diagnostics, mutable
	 */
	Diagnostics diagnostics();

	/**
	 * Return whether Terraform wants the call to end soon. The thread has been
	 * interrupted as well.
	 * @return {@code true} once the practitioner has cancelled
	 */
	boolean cancelled();

}
