/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.type;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.constraint.ConfigValidator;
import dev.tfprovider.datasource.DataSourceDeclaration;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.ReadOnce;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.schema.Schema;
import dev.tfprovider.value.ObjectType;

/**
 * A data source type that is ready to serve.
 *
 * @param name full type name
 * @param schema shape of its objects
 * @param mapping translates between values and the model
 * @param reader gives the author's code
 * @param validation gives what checks its configurations
 * @param limits how long reading may take
 * @param once whether the same configuration is read once
 * @param <M> the model
 */
@SuppressWarnings("rawtypes")
public record DataSourceType<M>(String name, Schema schema, ModelMapping<M> mapping,
		Supplier<? extends DataSourceReader<M>> reader, Optional<Supplier<ConfigValidator>> validation,
		TimeLimits limits, boolean once) implements ConfiguredType {

	/**
	 * Infer the schema.
	 * @throws SchemaInferenceException if the model cannot become a schema
	 */
	public static <M> DataSourceType<M> of(String name, DataSourceDeclaration<M> declaration, ModelMappings mappings) {
		try {
			ModelMapping<M> mapping = mappings.dataSource(declaration.model());
			Class<?> implementation = declaration.implementation();
			return new DataSourceType<>(name, mapping.schema(implementation), mapping, declaration::code,
					declaration.ability(ConfigValidator.class),
					TimeLimits.of(mapping, DeclaredTimeouts.ofDataSource(implementation)),
					implementation.isAnnotationPresent(ReadOnce.class));
		}
		catch (SchemaInferenceException ex) {
			throw ex.withRoot(name);
		}
	}

	/**
	 * Return the type of its objects.
	 */
	public ObjectType type() {
		return this.schema.block().impliedType();
	}

}
