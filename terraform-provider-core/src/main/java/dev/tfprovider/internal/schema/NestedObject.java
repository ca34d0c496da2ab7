/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.List;
import java.util.Set;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * The object type of a nested attribute, whose attributes have flags of their own.
 */
public final class NestedObject implements ObjectSchema {

	private final ObjectSchema.Nesting nesting;

	private final List<Attribute> attributes;

	private final ObjectType impliedType;

	private final Set<ObjectSchema.Property> properties;

	/**
	 * Create the object type of a nested attribute.
	 * @param nesting how many objects there may be
	 * @param attributes the members of each object in order of declaration
	 * @throws IllegalArgumentException if two members share a name
	 */
	public NestedObject(ObjectSchema.Nesting nesting, List<Attribute> attributes) {
		this.nesting = nesting;
		this.attributes = List.copyOf(attributes);
		this.impliedType = BlockSchema.impliedType(this.attributes, List.of());
		this.properties = ObjectSchema.Property.of(this.attributes, List.of());
	}

	/**
	 * Return the nesting mode.
	 * @return the nesting
	 */
	public ObjectSchema.Nesting nesting() {
		return this.nesting;
	}

	@Override
	public List<Attribute> attributes() {
		return this.attributes;
	}

	@Override
	public List<NestedBlock> blocks() {
		return List.of();
	}

	@Override
	public ObjectType impliedType() {
		return this.impliedType;
	}

	@Override
	public boolean has(ObjectSchema.Property property) {
		return this.properties.contains(property);
	}

	/**
	 * Return the type of the whole attribute.
	 * @return the type of one object, or of a collection of them
	 */
	public TerraformType type() {
		return this.nesting.type(this.impliedType);
	}

}
