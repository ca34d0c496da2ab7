/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Encodes and decodes strings.
 */
final class StringNode extends Node {

	StringNode() {
		super(TerraformType.STRING);
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		return new StringValue(in.string());
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (!(value instanceof StringValue string)) {
			throw new CodecException("string is required");
		}
		out.string(string.text());
	}

}
