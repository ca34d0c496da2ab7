/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;

/**
 * A schema whose value is an object: a {@link BlockSchema} or a {@link NestedObject}.
 */
public sealed interface ObjectSchema permits BlockSchema, NestedObject {

	/**
	 * Return the attributes of the object.
	 * @return the attributes in the order of their declaration, names are unique
	 */
	List<Attribute> attributes();

	/**
	 * Return the nested blocks of the object.
	 * @return the blocks in the order of their declaration; always empty for a nested
	 * attribute
	 */
	List<NestedBlock> blocks();

	/**
	 * Return the type of the object's value: one attribute for each attribute and block.
	 * @return the implied type
	 */
	ObjectType impliedType();

	/**
	 * Return whether any attribute has a trait, however deep inside. Found out once.
	 * @param trait the trait
	 * @return whether any has
	 */
	boolean has(AttributeTrait trait);

	/**
	 * Return the attribute that a path leads to or into. Steps to elements lead on to
	 * what the elements consist of. What is inside an attribute of a plain type belongs
	 * to that attribute; inside a nested one it is an attribute itself.
	 * @param path the path, relative to an object of this schema
	 * @return the innermost attribute on the path; empty if the path leads to a block, or
	 * to nothing of this schema
	 */
	default Optional<Attribute> attribute(AttributePath path) {
		return Optional.ofNullable(SchemaPath.of(this, path).attribute());
	}

	/**
	 * Return the block that a path leads to: all blocks of one type together, or one of
	 * them.
	 * @param path the path, relative to an object of this schema
	 * @return the block; empty if the path leads to an attribute, or to nothing of this
	 * schema
	 */
	default Optional<NestedBlock> block(AttributePath path) {
		return Optional.ofNullable(SchemaPath.of(this, path).block());
	}

}
