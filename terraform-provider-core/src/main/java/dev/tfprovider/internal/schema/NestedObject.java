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
 *
 * @param nesting how many objects there may be
 * @param attributes the members of each object in order of declaration
 * @param impliedType the type of one object
 * @param properties what any attribute has, however deep inside
 */
public record NestedObject(ObjectSchema.Nesting nesting, List<Attribute> attributes, ObjectType impliedType,
		Set<ObjectSchema.Property> properties) implements ObjectSchema {

	/**
	 * Create the object type of a nested attribute.
	 * @param nesting how many objects there may be
	 * @param attributes the members of each object in order of declaration
	 * @throws IllegalArgumentException if two members share a name
	 */
	public NestedObject(ObjectSchema.Nesting nesting, List<Attribute> attributes) {
		this(nesting, List.copyOf(attributes), BlockSchema.impliedType(attributes),
				ObjectSchema.Property.of(attributes));
	}

	@Override
	public List<NestedBlock> blocks() {
		return List.of();
	}

	@Override
	public List<Attribute> members() {
		return this.attributes;
	}

	/**
	 * Return the type of the whole attribute.
	 * @return the type of one object, or of a collection of them
	 */
	public TerraformType type() {
		return this.nesting.type(this.impliedType);
	}

}
