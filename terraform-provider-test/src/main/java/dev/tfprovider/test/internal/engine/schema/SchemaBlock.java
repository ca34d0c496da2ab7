/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * The attributes and nested blocks between a pair of braces.
 *
 * @param attributes the attributes
 * @param blocks the nested blocks
 * @param deprecated flag
 * @param deprecationMessage what to use instead, may be empty
 */
public record SchemaBlock(List<SchemaAttribute> attributes, List<SchemaBlockType> blocks, boolean deprecated,
		String deprecationMessage) implements SchemaBody {

	static final SchemaBlock EMPTY = new SchemaBlock(List.of(), List.of(), false, "");

	/**
	 * Return the value of a configuration that says nothing.
	 */
	public ObjectValue emptyValue() {
		Map<String, TerraformValue> values = new HashMap<>();
		this.blocks.forEach((block) -> values.put(block.name(), block.emptyValue()));
		return TerraformValue.object(objectType(), values);
	}

}
