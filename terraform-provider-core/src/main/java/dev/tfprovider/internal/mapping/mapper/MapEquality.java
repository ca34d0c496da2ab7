/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Compares maps semantically: same keys, and each pair of values equal.
 *
 * @param element equality of two values
 */
record MapEquality(SemanticEquality element) implements SemanticEquality {

	@Override
	public boolean test(TerraformValue first, TerraformValue second) {
		return first.equals(second) || first instanceof MapValue left && second instanceof MapValue right
				&& SemanticEqualities.sameEntries(left.elements(), right.elements(), this.element);
	}

	@Override
	public TerraformValue keep(TerraformValue earlier, TerraformValue later) {
		if (!(earlier instanceof MapValue before) || !(later instanceof MapValue after)) {
			return later;
		}
		Map<String, TerraformValue> kept = new TreeMap<>();
		after.elements().forEach((key, value) -> {
			TerraformValue candidate = before.elements().get(key);
			kept.put(key, (candidate != null && SemanticEqualities.isKept(candidate, value, this.element)) ? candidate
					: value);
		});
		return new MapValue(after.element(), kept);
	}

}
