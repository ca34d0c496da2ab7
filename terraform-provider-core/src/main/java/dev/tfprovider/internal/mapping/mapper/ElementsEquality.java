/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Equality of collections whose elements mean the same: those at the same place of a
 * list, those that pair up in a set, and those under the same key of a map.
 *
 * @param element the equality of the elements
 */
record ElementsEquality(SemanticEquality element) implements SemanticEquality {

	@Override
	public boolean test(TerraformValue first, TerraformValue second) {
		if (first.equals(second)) {
			return true;
		}
		if (first instanceof ListValue left && second instanceof ListValue right) {
			return SemanticEqualities.allSame(left.elements(), right.elements(), this.element);
		}
		if (first instanceof SetValue left && second instanceof SetValue right) {
			return SemanticEqualities.pairUp(left.elements(), right.elements(), this.element);
		}
		return first instanceof MapValue left && second instanceof MapValue right
				&& SemanticEqualities.sameEntries(left.elements(), right.elements(), this.element);
	}

	@Override
	public TerraformValue keep(TerraformValue earlier, TerraformValue later) {
		if (earlier instanceof ListValue before && later instanceof ListValue after) {
			return new ListValue(after.element(), keepAll(before.elements(), after.elements()));
		}
		if (earlier instanceof SetValue before && later instanceof SetValue after) {
			return new SetValue(after.element(), keepAll(before.elements(), after.elements()));
		}
		return (earlier instanceof MapValue before && later instanceof MapValue after) ? keepAll(before, after) : later;
	}

	private MapValue keepAll(MapValue earlier, MapValue later) {
		Map<String, TerraformValue> kept = new TreeMap<>();
		later.elements().forEach((key, value) -> {
			TerraformValue candidate = earlier.elements().get(key);
			kept.put(key, (candidate != null && SemanticEqualities.isKept(candidate, value, this.element)) ? candidate
					: value);
		});
		return new MapValue(later.element(), kept);
	}

	/**
	 * Keep the notation of each element: of the one at the same position if it means the
	 * same, else of another. None stands for two.
	 */
	private List<TerraformValue> keepAll(List<TerraformValue> earlier, List<TerraformValue> later) {
		List<TerraformValue> kept = new ArrayList<>(later);
		BitSet used = new BitSet();
		BitSet found = new BitSet();
		for (int i = 0; i < Math.min(earlier.size(), later.size()); i++) {
			if (SemanticEqualities.isKept(earlier.get(i), later.get(i), this.element)) {
				kept.set(i, earlier.get(i));
				used.set(i);
				found.set(i);
			}
		}
		for (int i = found.nextClearBit(0); i < later.size(); i = found.nextClearBit(i + 1)) {
			for (int j = used.nextClearBit(0); j < earlier.size(); j = used.nextClearBit(j + 1)) {
				if (SemanticEqualities.isKept(earlier.get(j), later.get(i), this.element)) {
					kept.set(i, earlier.get(j));
					used.set(j);
					break;
				}
			}
		}
		return kept;
	}

}
