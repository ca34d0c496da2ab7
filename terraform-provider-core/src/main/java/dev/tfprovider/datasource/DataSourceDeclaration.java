/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import java.util.function.Supplier;

/**
 * A data source as part of a provider.
 *
 * @param name name of the data source type without the provider's prefix, such as
 * {@code pet}
 * @param model the record that holds arguments and results
 * @param reader gives the code; asked for each call
 * @param implementation the class of the code, behind all proxies
 * @param origin where the declaration comes from, for messages to the author, such as the
 * name of a bean
 * @param <M> the model, a record
 */
public record DataSourceDeclaration<M>(String name, Class<M> model, Supplier<? extends DataSourceReader<M>> reader,
		Class<?> implementation, String origin) {

}
