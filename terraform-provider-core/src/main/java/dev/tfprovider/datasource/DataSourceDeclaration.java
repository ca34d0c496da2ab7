/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import java.util.function.Supplier;

import dev.tfprovider.declaration.TypeDeclaration;

/**
 * Declares a data source of a provider. Immutable; made by a {@link Builder}.
 *
 * @param <M> the model, a record
 */
public final class DataSourceDeclaration<M> extends TypeDeclaration<M, DataSourceReader<M>> {

	private DataSourceDeclaration(Builder<M> builder) {
		super(builder);
	}

	/**
	 * Return a builder for a data source.
	 * @param name name of the data source type without the provider's prefix, such as
	 * {@code pet}
	 * @param model the record that holds arguments and results
	 * @param implementation the class of the code; the interfaces it implements besides
	 * {@link DataSourceReader} tell what else it is able to do
	 * @param reader gives the code, an instance of the implementation or a proxy with its
	 * interfaces; asked for each call
	 * @param <M> the model
	 * @return a builder
	 */
	public static <M> Builder<M> builder(String name, Class<M> model, Class<?> implementation,
			Supplier<? extends DataSourceReader<M>> reader) {
		return new Builder<>(name, model, implementation, reader);
	}

	/**
	 * Builder for a {@link DataSourceDeclaration}.
	 *
	 * @param <M> the model
	 */
	public static final class Builder<M> extends TypeDeclaration.Builder<M, DataSourceReader<M>, Builder<M>> {

		private Builder(String name, Class<M> model, Class<?> implementation,
				Supplier<? extends DataSourceReader<M>> reader) {
			super(name, model, implementation, reader);
		}

		@Override
		protected Builder<M> self() {
			return this;
		}

		/**
		 * Make the declaration.
		 * @return the declaration
		 */
		public DataSourceDeclaration<M> build() {
			return new DataSourceDeclaration<>(this);
		}

	}

}
