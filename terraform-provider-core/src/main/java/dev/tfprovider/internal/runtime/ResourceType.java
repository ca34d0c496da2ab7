/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceDeclaration;
import dev.tfprovider.schema.Schema;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectType;

/**
 * A managed resource made ready to serve.
 *
 * @param name full type name
 * @param schema shape of its objects
 * @param mapping translates between values and the model
 * @param declaration gives the author's code and tells what it is able to do
 * @param limit lets its calls run only so often
 * @param <M> the model
 */
public record ResourceType<M>(String name, Schema schema, ModelMapping<M> mapping, ResourceDeclaration<M> declaration,
		CallLimit limit) {

	ResourceType(String name, Schema schema, ModelMapping<M> mapping, ResourceDeclaration<M> declaration) {
		this(name, schema, mapping, declaration, CallLimit.NONE);
	}

	/**
	 * Return the author's code, which waits for its turn where calls are limited.
	 */
	ManagedResource<M> resource() {
		ManagedResource<M> resource = this.declaration.resource();
		return (this.limit == CallLimit.NONE) ? resource : new LimitedResource<>(resource, this.limit);
	}

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
