/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Encodes and decodes numbers, including infinite ones.
 */
final class NumberNode extends Node {

	NumberNode() {
		super(TerraformType.NUMBER);
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		return in.number();
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (value instanceof NumberValue number) {
			out.number(number.number());
		}
		else if (value instanceof InfinityValue infinity) {
			out.infinity(infinity);
		}
		else {
			throw new CodecException("number is required");
		}
	}

}
