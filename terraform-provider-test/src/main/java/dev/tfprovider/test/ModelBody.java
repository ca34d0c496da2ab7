/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Converts a model record to the body of a configuration block.
 */
final class ModelBody {

	private ModelBody() {
	}

	static Map<String, Object> of(Record model) {
		return of(model, new ModelMappings(List.of()));
	}

	private static <M> Map<String, Object> of(M model, ModelMappings mappings) {
		@SuppressWarnings("unchecked")
		ModelMapping<M> mapping = mappings.resource((Class<M>) model.getClass());
		return members(mapping.block(), mapping.writePartial(model));
	}

	private static Map<String, Object> members(ObjectSchema schema, ObjectValue object) {
		Map<String, Object> members = new LinkedHashMap<>();
		for (Attribute attribute : schema.attributes()) {
			TerraformValue value = object.get(attribute.name());
			if (attribute.mode().isConfigurable() && !value.isNull() && !value.isUnknown()) {
				members.put(attribute.name(), value(attribute.nested(), value));
			}
		}
		for (NestedBlock block : schema.blocks()) {
			TerraformValue value = object.get(block.name());
			Object written = value.isNull() ? List.of() : value(block.block(), value);
			if (!written.equals(List.of())) {
				members.put(block.name(), written);
			}
		}
		return members;
	}

	private static Object value(@Nullable ObjectSchema schema, TerraformValue value) {
		if (schema == null) {
			return value;
		}
		if (value instanceof ObjectValue object) {
			return members(schema, object);
		}
		if (value instanceof MapValue) {
			Map<String, Object> members = new LinkedHashMap<>();
			value.entries().forEach((key, element) -> members.put(key, value(schema, element)));
			return members;
		}
		return (value.isNull() || value.isUnknown()) ? value
				: value.sequence().stream().map((element) -> value(schema, element)).toList();
	}

}
