/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.function.Supplier;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.schema.Schema;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectType;

/**
 * A managed resource made ready to serve.
 *
 * @param name full type name
 * @param schema shape of its objects
 * @param mapping translates between values and the model
 * @param resource gives the author's code
 * @param updatable whether objects can be changed in place
 * @param <M> the model
 */
public record ResourceType<M>(String name, Schema schema, ModelMapping<M> mapping,
		Supplier<? extends ManagedResource<M>> resource, boolean updatable) {

	/**
	 * Return the type of its objects.
	 */
	public ObjectType type() {
		return this.schema.block().impliedType();
	}

	/**
	 * Return the value that stands for no object.
	 */
	NullValue nothing() {
		return new NullValue(type());
	}

}
