/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.value.ObjectType;

/**
 * A part of a schema with attributes: a block, or the inside of a nested attribute.
 */
public sealed interface SchemaBody permits SchemaBlock, SchemaObject {

	List<SchemaAttribute> attributes();

	List<SchemaBlockType> blocks();

	/**
	 * Return an attribute.
	 */
	default Optional<SchemaAttribute> attribute(String name) {
		return attributes().stream().filter((attribute) -> attribute.name().equals(name)).findFirst();
	}

	/**
	 * Return a type of blocks.
	 */
	default Optional<SchemaBlockType> block(String name) {
		return blocks().stream().filter((block) -> block.name().equals(name)).findFirst();
	}

	/**
	 * Return the type of one object of this body.
	 */
	ObjectType objectType();

}
