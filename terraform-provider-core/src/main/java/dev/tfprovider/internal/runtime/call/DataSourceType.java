/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.ReadOnce;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.operation.ConfigValidator;

/**
 * A data source type that is ready to serve.
 *
 * @param <M> the model
 */
public final class DataSourceType<M> extends InferredType<M, DataSourceReader<M>> {

	public DataSourceType(String name, TypeDeclaration<M, DataSourceReader<M>> declaration, ModelMappings mappings) {
		super(TypeKind.DATA_SOURCE, name, declaration, mappings);
	}

	/**
	 * Create a data source of what is known.
	 * @param name full type name
	 * @param schema shape of its objects
	 * @param mapping translates between values and the model
	 * @param declaration gives the code
	 * @param limits how long reading may take
	 */
	public DataSourceType(String name, Schema schema, ModelMapping<M> mapping,
			TypeDeclaration<M, DataSourceReader<M>> declaration, TimeLimits limits) {
		super(TypeKind.DATA_SOURCE, name, schema, mapping, declaration, limits);
	}

	/**
	 * Return what checks configurations. What does so for a resource from which this one
	 * is derived knows another configuration.
	 */
	@Override
	@SuppressWarnings("rawtypes")
	public Optional<Supplier<ConfigValidator>> validation() {
		return isOwn() ? super.validation() : Optional.empty();
	}

	/**
	 * Return whether the same configuration is read once.
	 */
	public boolean once() {
		return isOwn() && implementation().isAnnotationPresent(ReadOnce.class);
	}

	private boolean isOwn() {
		return DataSourceReader.class.isAssignableFrom(implementation());
	}

}
