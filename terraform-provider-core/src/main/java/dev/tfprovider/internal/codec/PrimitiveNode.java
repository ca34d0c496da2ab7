/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Encodes and decodes texts, truth values and numbers, including infinite ones.
 */
final class PrimitiveNode extends Node {

	private final TerraformType.Primitive primitive;

	PrimitiveNode(TerraformType.Primitive type) {
		super(type);
		this.primitive = type;
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		return switch (this.primitive) {
			case STRING -> new StringValue(in.string());
			case NUMBER -> in.number();
			case BOOL -> TerraformValue.bool(in.bool());
		};
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (value.type() != this.primitive) {
			throw new CodecException(this.primitive + " is required");
		}
		switch (this.primitive) {
			case STRING -> out.string(((StringValue) value).text());
			case NUMBER -> writeNumber(value, out);
			case BOOL -> out.bool(((BoolValue) value).value());
		}
	}

	private static void writeNumber(TerraformValue number, ValueOutput out) {
		if (number instanceof InfinityValue infinity) {
			out.infinity(infinity);
		}
		else {
			out.number(((NumberValue) number).number());
		}
	}

}
