/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import java.util.Optional;

import dev.tfprovider.operation.Operation;

/**
 * Gives a {@link DataSourceReader} typed access to its configuration.
 *
 * @param <M> the model, a record
 */
public interface DataSourceData<M> extends Operation {

	/**
	 * Return the configuration.
	 * @return the configuration, wholly known
	 */
	M config();

	/**
	 * Return the {@code provider_meta} block of the module that contains the object.
	 * @param type the record of the block
	 * @param <T> the record
	 * @return the block, empty if the module has none
	 * @throws IllegalArgumentException if the provider's record is another
	 * @throws dev.tfprovider.diagnostic.DiagnosticException if a value in the block is
	 * not valid
	 */
	<T> Optional<T> providerMeta(Class<T> type);

}
