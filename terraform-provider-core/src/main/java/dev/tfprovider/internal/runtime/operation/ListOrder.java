/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformValue;

/**
 * Pairs the elements of two lists.
 */
enum ListOrder {

	/**
	 * Those with the same key; by position where the author marked none.
	 */
	KEY {
		@Override
		List<TerraformValue> counterparts(ObjectSchema schema, List<TerraformValue> elements, TerraformValue others) {
			ElementKeys keys = new ElementKeys(schema);
			if (keys.isEmpty() || others.isNull() || others.isUnknown()) {
				return POSITION.counterparts(schema, elements, others);
			}
			ObjectType type = schema.impliedType();
			List<TerraformValue> candidates = others.sequence();
			List<TerraformValue> counterparts = new ArrayList<>(elements.size());
			for (int position : keys.pair(elements, candidates)) {
				counterparts.add((position >= 0) ? candidates.get(position) : TerraformValue.ofNull(type));
			}
			return counterparts;
		}
	},

	/**
	 * Those at the same position, as Terraform compares them.
	 */
	POSITION {
		@Override
		List<TerraformValue> counterparts(ObjectSchema schema, List<TerraformValue> elements, TerraformValue others) {
			ObjectType type = schema.impliedType();
			List<TerraformValue> counterparts = new ArrayList<>(elements.size());
			for (int i = 0; i < elements.size(); i++) {
				counterparts.add(NullSafeAccess.element(others, i, type));
			}
			return counterparts;
		}
	};

	/**
	 * Return for each element what goes together with it: null if there is nothing,
	 * unknown if the other list is.
	 */
	abstract List<TerraformValue> counterparts(ObjectSchema schema, List<TerraformValue> elements,
			TerraformValue others);

}
