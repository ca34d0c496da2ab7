/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import java.util.List;

import dev.tfprovider.value.ObjectType;

/**
 * A schema whose value is an object: a {@link Block} or a {@link NestedObject}.
 */
public sealed interface ObjectSchema permits Block, NestedObject {

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

}
