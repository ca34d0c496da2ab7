/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntFunction;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import tools.jackson.core.JsonToken;

/**
 * Encodes and decodes lists and sets, whose duplicates are merged when read.
 */
final class SequenceNode extends Node {

	private final Node element;

	private final Class<? extends TerraformValue> kind;

	private final String required;

	private final BiFunction<TerraformType, List<TerraformValue>, TerraformValue> values;

	private final IntFunction<AttributePath.Step> steps;

	private SequenceNode(TerraformType type, Node element, Class<? extends TerraformValue> kind, String required,
			BiFunction<TerraformType, List<TerraformValue>, TerraformValue> values,
			IntFunction<AttributePath.Step> steps) {
		super(type);
		this.element = element;
		this.kind = kind;
		this.required = required;
		this.values = values;
		this.steps = steps;
	}

	static SequenceNode list(TerraformType.ListType type, Node element) {
		return new SequenceNode(type, element, ListValue.class, "a list is required", ListValue::new,
				AttributePath.ElementIndex::new);
	}

	static SequenceNode set(TerraformType.SetType type, Node element) {
		return new SequenceNode(type, element, SetValue.class, "a set is required", SetValue::new,
				(index) -> AttributePath.SetElement.ANY);
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		in.require(JsonToken.START_ARRAY, this.required);
		// grows with what is there, never with the length that the bytes claim
		List<TerraformValue> elements = new ArrayList<>();
		while (in.next() != JsonToken.END_ARRAY) {
			try {
				elements.add(this.element.read(in));
			}
			catch (CodecException ex) {
				throw ex.at(this.steps.apply(elements.size()));
			}
		}
		ConcreteType.requireCommon(this.element.type(), elements);
		return this.values.apply(this.element.type(), elements);
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (!this.kind.isInstance(value)) {
			throw new CodecException(this.required);
		}
		List<TerraformValue> elements = value.sequence();
		ConcreteType.requireCommon(this.element.type(), elements);
		out.startArray(elements.size());
		for (int i = 0; i < elements.size(); i++) {
			try {
				this.element.write(elements.get(i), out);
			}
			catch (CodecException ex) {
				throw ex.at(this.steps.apply(i));
			}
		}
		out.endArray();
	}

}
