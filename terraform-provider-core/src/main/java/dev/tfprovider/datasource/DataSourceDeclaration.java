/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Declares a data source of a provider.
 *
 * @param name name of the data source type without the provider's prefix, such as
 * {@code pet}
 * @param model the record that holds arguments and results
 * @param implementation the class of the code; the interfaces it implements besides
 * {@link DataSourceReader} tell what else it is able to do
 * @param reader gives the code; asked for each call
 * @param origin where the declaration comes from, for messages to the author, such as the
 * name of a bean
 * @param <M> the model, a record
 */
public record DataSourceDeclaration<M>(String name, Class<M> model, Class<?> implementation,
		Supplier<? extends DataSourceReader<M>> reader, String origin) {

	/**
	 * Create the declaration of a data source without optional interfaces.
	 * @param name name of the data source type without the provider's prefix
	 * @param model the record that holds arguments and results
	 * @param reader gives the code; asked for each call
	 * @param origin where the declaration comes from
	 */
	public DataSourceDeclaration(String name, Class<M> model, Supplier<? extends DataSourceReader<M>> reader,
			String origin) {
		this(name, model, DataSourceReader.class, reader, origin);
	}

	/**
	 * Return a supplier of the implementation as an optional interface.
	 * @param ability the interface of the ability
	 * @param <A> the ability
	 * @return gives the code for each call; empty if the implementation is not able to
	 */
	public <A> Optional<Supplier<A>> ability(Class<A> ability) {
		return ability.isAssignableFrom(this.implementation) ? Optional.of(() -> ability.cast(this.reader.get()))
				: Optional.empty();
	}

}
