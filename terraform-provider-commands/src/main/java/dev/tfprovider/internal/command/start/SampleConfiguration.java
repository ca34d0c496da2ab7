/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Generates sample configurations from a schema.
 */
enum SampleConfiguration {

	/**
	 * What must be set is not known yet, everything else is null: valid under any
	 * validation.
	 */
	UNKNOWN {
		@Override
		TerraformValue value(Attribute attribute) {
			return attribute.mode().isRequired() ? TerraformValue.unknown(attribute.type())
					: TerraformValue.ofNull(attribute.type());
		}
	},

	/**
	 * Whatever may be set has a simple known value, which validation may refuse.
	 */
	KNOWN {
		@Override
		TerraformValue value(Attribute attribute) {
			TerraformType type = attribute.type();
			if (!attribute.mode().isConfigurable()) {
				return TerraformValue.ofNull(type);
			}
			if (type.equals(TerraformType.STRING)) {
				return TerraformValue.string("1");
			}
			if (type.equals(TerraformType.NUMBER)) {
				return TerraformValue.number(BigDecimal.ONE);
			}
			return type.equals(TerraformType.BOOL) ? TerraformValue.bool(true) : TerraformValue.ofNull(type);
		}
	};

	abstract TerraformValue value(Attribute attribute);

	/**
	 * Return a configuration.
	 */
	ObjectValue configuration(BlockSchema block) {
		Map<String, TerraformValue> values = new TreeMap<>();
		block.attributes().forEach((attribute) -> values.put(attribute.name(), value(attribute)));
		block.blocks()
			.forEach((nested) -> values.put(nested.name(),
					(nested.nesting() == ObjectSchema.Nesting.GROUP) ? configuration(nested.block()) : nested.empty()));
		return TerraformValue.object(block.impliedType(), values);
	}

}
