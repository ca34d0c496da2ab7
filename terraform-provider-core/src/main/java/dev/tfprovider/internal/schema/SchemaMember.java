/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Represents an attribute or block of an object in the schema.
 */
public sealed interface SchemaMember permits Attribute, NestedBlock {

	String name();

	/**
	 * Return the type of this member's value within the object around it.
	 */
	TerraformType type();

	/**
	 * Return the schema of the objects inside of this member.
	 * @return the schema, {@code null} for an attribute of a plain type
	 */
	@Nullable ObjectSchema inside();

	/**
	 * Return how many objects there may be inside.
	 */
	ObjectSchema.Nesting nesting();

}
