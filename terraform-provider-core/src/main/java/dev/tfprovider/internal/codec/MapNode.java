/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import tools.jackson.core.JsonToken;

/**
 * Encodes and decodes maps. Of entries with the same key the last one counts, as in
 * Terraform.
 */
final class MapNode extends Node {

	private static final String REQUIRED = "a map is required";

	private final Node element;

	MapNode(TerraformType.MapType type, Node element) {
		super(type);
		this.element = element;
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		in.require(JsonToken.START_OBJECT, REQUIRED);
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		while (in.next() != JsonToken.END_OBJECT) {
			String key = in.key();
			in.next();
			try {
				elements.put(key, this.element.read(in));
			}
			catch (CodecException ex) {
				throw ex.at(new AttributePath.ElementKey(key));
			}
		}
		ConcreteType.requireCommon(this.element.type(), elements.values());
		return new MapValue(this.element.type(), elements);
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (!(value instanceof MapValue map)) {
			throw new CodecException(REQUIRED);
		}
		ConcreteType.requireCommon(this.element.type(), map.elements().values());
		out.startObject(map.elements().size());
		for (Map.Entry<String, TerraformValue> entry : map.elements().entrySet()) {
			try {
				out.key(entry.getKey());
				this.element.write(entry.getValue(), out);
			}
			catch (CodecException ex) {
				throw ex.at(new AttributePath.ElementKey(entry.getKey()));
			}
		}
		out.endObject();
	}

}
