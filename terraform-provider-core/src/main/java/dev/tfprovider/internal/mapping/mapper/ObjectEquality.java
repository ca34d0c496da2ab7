/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.stream.IntStream;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Equality of objects of which each pair of attributes means the same.
 *
 * @param attributes when those of each attribute do, in the order of the type
 */
record ObjectEquality(List<SemanticEquality> attributes) implements SemanticEquality {

	static SemanticEquality of(List<SemanticEquality> attributes) {
		boolean exact = attributes.stream().allMatch((equality) -> equality == SemanticEquality.EXACT);
		return exact ? SemanticEquality.EXACT : new ObjectEquality(attributes);
	}

	@Override
	public boolean test(TerraformValue first, TerraformValue second) {
		return first instanceof ObjectValue left && second instanceof ObjectValue right && IntStream
			.range(0, this.attributes.size())
			.allMatch(
					(index) -> SemanticEqualities.same(left.get(index), right.get(index), this.attributes.get(index)));
	}

}
