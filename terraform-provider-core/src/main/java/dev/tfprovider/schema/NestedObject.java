/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import java.util.List;
import java.util.Set;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * The object type of a nested attribute, whose attributes have flags of their own.
 */
public final class NestedObject implements ObjectSchema {

	private final Nesting nesting;

	private final List<Attribute> attributes;

	private final ObjectType impliedType;

	private final Set<AttributeTrait> traits;

	/**
	 * Create the object type of a nested attribute.
	 * @param nesting how many objects there may be
	 * @param attributes the members of each object in order of declaration
	 * @throws IllegalArgumentException if two members share a name
	 */
	public NestedObject(Nesting nesting, List<Attribute> attributes) {
		this.nesting = nesting;
		this.attributes = List.copyOf(attributes);
		this.impliedType = BlockSchema.impliedType(this.attributes, List.of());
		this.traits = AttributeTrait.of(this.attributes, List.of());
	}

	/**
	 * Return the nesting mode.
	 * @return the nesting
	 */
	public Nesting nesting() {
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
	public boolean has(AttributeTrait trait) {
		return this.traits.contains(trait);
	}

	/**
	 * Return the type of the whole attribute.
	 * @return the type of one object, or of a collection of them
	 */
	public TerraformType type() {
		return this.nesting.type(this.impliedType);
	}

}
