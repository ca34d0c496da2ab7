/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Encodes and decodes booleans.
 */
final class BoolNode extends Node {

	BoolNode() {
		super(TerraformType.BOOL);
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		return TerraformValue.bool(in.bool());
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (!(value instanceof BoolValue bool)) {
			throw new CodecException("bool is required");
		}
		out.bool(bool.value());
	}

}
