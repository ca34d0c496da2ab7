/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

/**
 * Implements a data source type: reads an object with the given arguments. Implement it
 * in a bean; the record {@code M} holds the arguments and the results.
 *
 * @param <M> the model, a record
 */
@FunctionalInterface
public interface DataSourceReader<M> {

	/**
	 * Read the object.
	 * @param data what the practitioner wrote; computed components are {@code null}
	 * @return the object with every computed component decided. That it does not exist is
	 * an error: throw a {@link dev.tfprovider.diagnostic.DiagnosticException}
	 * @throws Exception if the object could not be read
	 */
	M read(DataSourceData<M> data) throws Exception;

}
