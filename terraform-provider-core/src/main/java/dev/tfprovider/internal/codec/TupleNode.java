/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Arrays;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import tools.jackson.core.JsonToken;

/**
 * Encodes and decodes tuples.
 */
final class TupleNode extends Node {

	private final Node[] elements;

	TupleNode(TerraformType.TupleType type, Node[] elements) {
		super(type);
		this.elements = elements;
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		in.require(JsonToken.START_ARRAY, "a tuple is required");
		TerraformValue[] values = new TerraformValue[this.elements.length];
		for (int i = 0; i < values.length; i++) {
			if (in.next() == JsonToken.END_ARRAY) {
				throw wrongLength();
			}
			try {
				values[i] = this.elements[i].read(in);
			}
			catch (CodecException ex) {
				throw ex.at(new AttributePath.ElementIndex(i));
			}
		}
		if (in.next() != JsonToken.END_ARRAY) {
			throw wrongLength();
		}
		return new TupleValue(Arrays.asList(values));
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (!(value instanceof TupleValue tuple)) {
			throw new CodecException("a tuple is required");
		}
		List<TerraformValue> values = tuple.elements();
		if (values.size() != this.elements.length) {
			throw wrongLength();
		}
		out.startArray(this.elements.length);
		for (int i = 0; i < this.elements.length; i++) {
			try {
				this.elements[i].write(values.get(i), out);
			}
			catch (CodecException ex) {
				throw ex.at(new AttributePath.ElementIndex(i));
			}
		}
		out.endArray();
	}

	private CodecException wrongLength() {
		return new CodecException("a tuple of length " + this.elements.length + " is required");
	}

}
