/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import tools.jackson.core.JsonToken;

/**
 * Encodes and decodes the values of one type or part of a type, independently of the
 * encoding. Immutable.
 */
abstract sealed class Node permits PrimitiveNode, SequenceNode, MapNode, TupleNode, ObjectNode, DynamicNode {

	private final TerraformType type;

	private final NullValue nullValue;

	Node(TerraformType type) {
		this.type = type;
		this.nullValue = TerraformValue.ofNull(type);
	}

	final TerraformType type() {
		return this.type;
	}

	final NullValue nullValue() {
		return this.nullValue;
	}

	/**
	 * Read the value whose first token is the current one; its last token is the current
	 * one afterwards.
	 */
	final TerraformValue read(ValueInput in) {
		JsonToken token = in.token();
		if (token == JsonToken.VALUE_NULL) {
			return this.nullValue;
		}
		if (token == JsonToken.VALUE_EMBEDDED_OBJECT) {
			TerraformValue unknown = in.unknown(this.type);
			if (unknown != null) {
				return unknown;
			}
		}
		return readKnown(in);
	}

	abstract TerraformValue readKnown(ValueInput in);

	void write(TerraformValue value, ValueOutput out) {
		if (value.isNull()) {
			out.nothing();
		}
		else if (value instanceof UnknownValue unknown) {
			out.unknown(this.type, unknown.refinements());
		}
		else {
			writeKnown(value, out);
		}
	}

	abstract void writeKnown(TerraformValue value, ValueOutput out);

}
