/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.test.internal.engine.value.ExampleValues;
import dev.tfprovider.test.internal.engine.value.SampleValues;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;

/**
 * What a configuration can have of an object.
 */
public final class ConfigurableObject {

	private ConfigurableObject() {
	}

	/**
	 * Return what of an object can be configured.
	 * @param block schema of the object
	 * @param object an object
	 * @param configured values of further root attributes
	 * @return the object with null for all that only the provider decides
	 */
	public static ObjectValue of(SchemaBlock block, ObjectValue object, Map<String, ?> configured) {
		return SampleValues.object(block.objectType(), configurable(block, object), configured);
	}

	/**
	 * Make up an object: everything that can be configured has a value, collections one
	 * element. Blocks that differ in type, whose example would be text, are left out.
	 * @param block schema of the object
	 * @return the object
	 */
	static ObjectValue example(SchemaBlock block) {
		return configurable(block, (ObjectValue) ExampleValues.of(block.objectType()));
	}

	private static ObjectValue configurable(SchemaBody body, ObjectValue object) {
		Map<String, TerraformValue> values = new HashMap<>();
		for (SchemaAttribute attribute : body.attributes()) {
			values.put(attribute.name(), configurable(attribute, object.get(attribute.name())));
		}
		for (SchemaBlockType nested : body.blocks()) {
			TerraformValue value = object.get(nested.name());
			values.put(nested.name(),
					(value instanceof StringValue) ? nested.emptyValue() : nested(nested.block(), value));
		}
		return TerraformValue.object(object.type(), values);
	}

	private static TerraformValue configurable(SchemaAttribute attribute, TerraformValue value) {
		if (!attribute.required() && !attribute.optional()) {
			return TerraformValue.ofNull(attribute.type());
		}
		return (attribute.nested() != null) ? nested(attribute.nested(), value) : value;
	}

	private static TerraformValue nested(SchemaBody body, TerraformValue value) {
		return value.transform((part) -> (part instanceof ObjectValue object && object.type().equals(body.objectType()))
				? configurable(body, object) : part);
	}

}
