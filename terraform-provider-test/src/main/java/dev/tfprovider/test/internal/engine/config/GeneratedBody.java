/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as the body of a block.
 */
public final class GeneratedBody {

	private GeneratedBody() {
	}

	/**
	 * Write a body without what is null and blocks of which there are none.
	 */
	public static Map<String, Object> of(SchemaBlock schema, ObjectValue values) {
		Map<String, Object> body = members(values);
		for (SchemaBlockType block : schema.blocks()) {
			TerraformValue value = values.get(block.name());
			body.remove(block.name());
			if (value instanceof ObjectValue single) {
				body.put(block.name(), of(block.block(), single));
			}
			else if (value instanceof MapValue) {
				Map<String, Object> labelled = new LinkedHashMap<>();
				value.entries().forEach((key, each) -> labelled.put(key, of(block.block(), (ObjectValue) each)));
				body.put(block.name(), labelled);
			}
			else if (!value.isNull() && !value.sequence().isEmpty()) {
				body.put(block.name(),
						value.sequence().stream().map((each) -> of(block.block(), (ObjectValue) each)).toList());
			}
		}
		return body;
	}

	private static Map<String, Object> members(ObjectValue object) {
		Map<String, Object> members = new LinkedHashMap<>();
		for (String name : object.type().names()) {
			Object value = plain(object.get(name));
			if (value != null) {
				members.put(name, value);
			}
		}
		return members;
	}

	private static @Nullable Object plain(TerraformValue value) {
		if (value.isNull()) {
			return null;
		}
		if (value instanceof StringValue text) {
			return text.text();
		}
		if (value instanceof NumberValue number) {
			return number.number();
		}
		if (value instanceof BoolValue bool) {
			return bool.value();
		}
		if (value instanceof ObjectValue object) {
			return members(object);
		}
		if (value instanceof MapValue) {
			Map<String, @Nullable Object> entries = new LinkedHashMap<>();
			value.entries().forEach((key, each) -> entries.put(key, plain(each)));
			return entries;
		}
		List<@Nullable Object> elements = new ArrayList<>();
		value.sequence().forEach((each) -> elements.add(plain(each)));
		return elements;
	}

}
