/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Pairs the elements of two collections by the attributes that the author marked as their
 * key. Elements that share a key go together in the order in which they come; an element
 * whose key is not known goes together with nothing.
 */
final class ElementKeys {

	private static final int NONE = -1;

	private final List<Attribute> attributes;

	ElementKeys(ObjectSchema schema) {
		this.attributes = schema.attributes().stream().filter(Attribute::isElementKey).toList();
	}

	/**
	 * Return whether no attribute is marked as a key.
	 */
	boolean isEmpty() {
		return this.attributes.isEmpty();
	}

	/**
	 * Return the position in the others that each element goes together with, negative
	 * for none.
	 */
	int[] pair(List<TerraformValue> elements, List<TerraformValue> others) {
		int[] pairs = new int[elements.size()];
		Arrays.fill(pairs, NONE);
		if (isEmpty()) {
			return pairs;
		}
		List<@Nullable List<TerraformValue>> keys = keys(others);
		List<@Nullable List<TerraformValue>> sought = keys(elements);
		Map<List<TerraformValue>, Deque<Integer>> positions = new HashMap<>();
		for (int i = 0; i < keys.size(); i++) {
			List<TerraformValue> key = keys.get(i);
			if (key != null) {
				positions.computeIfAbsent(key, (same) -> new ArrayDeque<>()).add(i);
			}
		}
		for (int i = 0; i < pairs.length; i++) {
			Deque<Integer> same = positions.get(sought.get(i));
			Integer position = (same != null) ? same.poll() : null;
			if (position != null) {
				pairs[i] = position;
				keys.set(position, null);
			}
		}
		if (this.attributes.stream().anyMatch((attribute) -> attribute.equality() != SemanticEquality.EXACT)) {
			pairSimilar(pairs, sought, keys);
		}
		return pairs;
	}

	private void pairSimilar(int[] pairs, List<@Nullable List<TerraformValue>> sought,
			List<@Nullable List<TerraformValue>> keys) {
		for (int i = 0; i < pairs.length; i++) {
			List<TerraformValue> key = sought.get(i);
			for (int j = 0; pairs[i] == NONE && key != null && j < keys.size(); j++) {
				List<TerraformValue> other = keys.get(j);
				if (other != null && isSimilar(key, other)) {
					pairs[i] = j;
					keys.set(j, null);
				}
			}
		}
	}

	private boolean isSimilar(List<TerraformValue> left, List<TerraformValue> right) {
		for (int i = 0; i < this.attributes.size(); i++) {
			TerraformValue first = left.get(i);
			TerraformValue second = right.get(i);
			boolean comparable = !first.isNull() && !second.isNull();
			boolean same = comparable ? this.attributes.get(i).equality().test(first, second) : first.equals(second);
			if (!same) {
				return false;
			}
		}
		return true;
	}

	private List<@Nullable List<TerraformValue>> keys(List<TerraformValue> elements) {
		List<@Nullable List<TerraformValue>> keys = new ArrayList<>(elements.size());
		elements.forEach((element) -> keys.add(key(element)));
		return keys;
	}

	private @Nullable List<TerraformValue> key(TerraformValue element) {
		if (!(element instanceof ObjectValue object)) {
			return null;
		}
		List<TerraformValue> key = this.attributes.stream().map((attribute) -> object.get(attribute.name())).toList();
		return key.stream().allMatch(TerraformValue::isWhollyKnown) ? key : null;
	}

}
