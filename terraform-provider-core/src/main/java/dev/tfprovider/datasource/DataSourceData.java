/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import dev.tfprovider.operation.Operation;

/**
 * The typed handle a {@link DataSourceReader} is given.
 *
 * @param <M> the model, a record
 */
public interface DataSourceData<M> extends Operation {

	/**
	 * Return what the practitioner wrote.
	 * @return the configuration, wholly known
	 */
	M config();

}
