/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Compares lists semantically: same length, and each pair of elements equal.
 *
 * @param element equality of two elements
 */
record ListEquality(SemanticEquality element) implements SemanticEquality {

	@Override
	public boolean test(TerraformValue first, TerraformValue second) {
		return first.equals(second) || first instanceof ListValue left && second instanceof ListValue right
				&& SemanticEqualities.allSame(left.elements(), right.elements(), this.element);
	}

	@Override
	public TerraformValue keep(TerraformValue earlier, TerraformValue later) {
		return (earlier instanceof ListValue before && later instanceof ListValue after)
				? new ListValue(after.element(), keepAll(before.elements(), after.elements(), this.element)) : later;
	}

	/**
	 * Keep the notation of each element: of the one at the same position if it means the
	 * same, else of another. None stands for two.
	 */
	static List<TerraformValue> keepAll(List<TerraformValue> earlier, List<TerraformValue> later,
			SemanticEquality element) {
		List<TerraformValue> kept = new ArrayList<>(later);
		BitSet used = new BitSet();
		BitSet found = new BitSet();
		for (int i = 0; i < Math.min(earlier.size(), later.size()); i++) {
			if (SemanticEqualities.isKept(earlier.get(i), later.get(i), element)) {
				kept.set(i, earlier.get(i));
				used.set(i);
				found.set(i);
			}
		}
		for (int i = found.nextClearBit(0); i < later.size(); i = found.nextClearBit(i + 1)) {
			for (int j = used.nextClearBit(0); j < earlier.size(); j = used.nextClearBit(j + 1)) {
				if (SemanticEqualities.isKept(earlier.get(j), later.get(i), element)) {
					kept.set(i, earlier.get(j));
					used.set(j);
					break;
				}
			}
		}
		return kept;
	}

}
