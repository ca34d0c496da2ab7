/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.type;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.constraint.ConfigValidator;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.mapping.ModelMapping;
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
 * @param <M> the model
 */
@SuppressWarnings("rawtypes")
public record DataSourceType<M>(String name, Schema schema, ModelMapping<M> mapping,
		Supplier<? extends DataSourceReader<M>> reader, Optional<Supplier<ConfigValidator>> validation,
		TimeLimits limits) {

	/**
	 * Return the type of its objects.
	 */
	public ObjectType type() {
		return this.schema.block().impliedType();
	}

}
