/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

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
		Map<String, Object> body = new LinkedHashMap<>();
		schema.attributes().stream().map(SchemaAttribute::name).forEach((name) -> {
			if (!values.get(name).isNull()) {
				body.put(name, values.get(name));
			}
		});
		schema.blocks().forEach((block) -> {
			Object written = blocks(block.block(), values.get(block.name()));
			if (!written.equals(List.of())) {
				body.put(block.name(), written);
			}
		});
		return body;
	}

	private static Object blocks(SchemaBlock schema, TerraformValue value) {
		if (value instanceof ObjectValue single) {
			return of(schema, single);
		}
		if (value instanceof MapValue) {
			Map<String, Object> labelled = new LinkedHashMap<>();
			value.entries().forEach((key, each) -> labelled.put(key, of(schema, (ObjectValue) each)));
			return labelled;
		}
		return value.sequence().stream().map((each) -> of(schema, (ObjectValue) each)).toList();
	}

}
