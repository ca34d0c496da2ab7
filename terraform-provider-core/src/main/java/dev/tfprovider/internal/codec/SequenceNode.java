/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import tools.jackson.core.JsonToken;

/**
 * Encodes and decodes a sequence of elements of one type.
 */
abstract sealed class SequenceNode extends Node permits ListNode, SetNode {

	private final Node element;

	private final Class<? extends TerraformValue> kind;

	private final String required;

	SequenceNode(TerraformType type, Node element, Class<? extends TerraformValue> kind, String required) {
		super(type);
		this.element = element;
		this.kind = kind;
		this.required = required;
	}

	abstract TerraformValue value(TerraformType element, List<TerraformValue> elements);

	abstract AttributePath.Step step(int index);

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
				throw ex.at(step(elements.size()));
			}
		}
		ConcreteType.requireCommon(this.element.type(), elements);
		return value(this.element.type(), elements);
	}

	@Override
	final void writeKnown(TerraformValue value, ValueOutput out) {
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
				throw ex.at(step(i));
			}
		}
		out.endArray();
	}

}
