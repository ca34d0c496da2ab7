/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.value.SampleValues;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

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

	private static ObjectValue configurable(SchemaBody body, ObjectValue object) {
		Map<String, TerraformValue> values = new HashMap<>();
		for (SchemaAttribute attribute : body.attributes()) {
			values.put(attribute.name(), configurable(attribute, object.get(attribute.name())));
		}
		for (SchemaBlockType nested : body.blocks()) {
			values.put(nested.name(), nested(nested.block(), object.get(nested.name())));
		}
		ObjectType type = object.type();
		return TerraformValue.object(type, values);
	}

	private static TerraformValue configurable(SchemaAttribute attribute, TerraformValue value) {
		if (!attribute.required() && !attribute.optional()) {
			return TerraformValue.ofNull(attribute.type());
		}
		return (attribute.nested() != null) ? nested(attribute.nested(), value) : value;
	}

	private static TerraformValue nested(SchemaBody body, TerraformValue value) {
		if (value instanceof ObjectValue object && object.type().equals(body.objectType())) {
			return configurable(body, object);
		}
		return value.transformParts(new TerraformValue.Transform() {

			@Override
			public TerraformValue apply(TerraformValue whole) {
				return whole;
			}

			@Override
			public TerraformValue part(int index, @Nullable String name, TerraformValue part) {
				return nested(body, part);
			}

		});
	}

}
