/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Computes the type and the semantic equality of objects from their members.
 */
final class ObjectShapes {

	private ObjectShapes() {
	}

	static ObjectType type(List<? extends SchemaMember> members) {
		Map<String, TerraformType> types = new TreeMap<>();
		members.forEach((member) -> types.put(member.name(), member.type()));
		return ObjectType.of(types);
	}

	/**
	 * Objects mean the same if each pair of attributes does.
	 * @param attributes when those of each attribute do, in the order of the type
	 */
	static SemanticEquality equality(List<SemanticEquality> attributes) {
		if (attributes.stream().allMatch((equality) -> equality == SemanticEquality.EXACT)) {
			return SemanticEquality.EXACT;
		}
		return new ObjectEquality(attributes);
	}

	/**
	 * Compares two objects attribute by attribute.
	 */
	private record ObjectEquality(List<SemanticEquality> attributes) implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			return first instanceof ObjectValue left && second instanceof ObjectValue right
					&& IntStream.range(0, this.attributes.size())
						.allMatch((index) -> SemanticEqualities.same(left.get(index), right.get(index),
								this.attributes.get(index)));
		}

	}

}
