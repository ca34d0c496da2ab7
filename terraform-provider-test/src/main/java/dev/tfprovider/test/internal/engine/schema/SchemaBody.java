/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;

import dev.tfprovider.value.ObjectType;

/**
 * A part of a schema with attributes: a block, or the inside of a nested attribute.
 */
public sealed interface SchemaBody permits SchemaBlock, SchemaObject {

	List<SchemaAttribute> attributes();

	List<SchemaBlockType> blocks();

	/**
	 * Return the type of one object of this body.
	 */
	ObjectType objectType();

}
