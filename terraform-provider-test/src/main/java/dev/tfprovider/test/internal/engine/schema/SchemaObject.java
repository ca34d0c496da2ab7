/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * The inside of a nested attribute.
 *
 * @param nesting how many objects there are
 * @param attributes the members of each
 */
public record SchemaObject(NestingMode nesting, List<SchemaAttribute> attributes) implements SchemaBody {

	@Override
	public List<SchemaBlockType> blocks() {
		return List.of();
	}

	TerraformType type() {
		return this.nesting.type(objectType());
	}

	/**
	 * Return the type a configured value is converted to.
	 */
	TerraformType configType() {
		Map<String, TerraformType> types = new TreeMap<>();
		this.attributes.forEach((attribute) -> types.put(attribute.name(), attribute.configType()));
		List<String> optional = this.attributes.stream()
			.filter((attribute) -> attribute.optional() || attribute.computed())
			.map(SchemaAttribute::name)
			.toList();
		return this.nesting.type(ObjectType.of(types).withOptional(optional));
	}

}
