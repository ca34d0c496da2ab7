/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

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

	/**
	 * Those in which similar keys are equal.
	 */
	private final List<Attribute> exact;

	ElementKeys(ObjectSchema schema) {
		this.attributes = schema.attributes().stream().filter(Attribute::isElementKey).toList();
		this.exact = this.attributes.stream()
			.filter((attribute) -> attribute.equality() == SemanticEquality.EXACT)
			.toList();
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
		List<@Nullable List<TerraformValue>> sought = keys(elements);
		List<@Nullable List<TerraformValue>> keys = keys(others);
		pair(pairs, sought, keys, UnaryOperator.identity());
		if (!this.exact.equals(this.attributes)) {
			pair(pairs, sought, keys, this::exactMembers);
		}
		return pairs;
	}

	/**
	 * Pair what has no pair yet.
	 * @param keys keys of the others, {@code null} for those that have a pair
	 * @param part the part of a key in which similar keys are equal
	 */
	private void pair(int[] pairs, List<@Nullable List<TerraformValue>> sought,
			List<@Nullable List<TerraformValue>> keys, UnaryOperator<List<TerraformValue>> part) {
		Map<List<TerraformValue>, List<Integer>> positions = new HashMap<>();
		for (int i = 0; i < keys.size(); i++) {
			List<TerraformValue> key = keys.get(i);
			if (key != null) {
				positions.computeIfAbsent(part.apply(key), (same) -> new LinkedList<>()).add(i);
			}
		}
		for (int i = 0; i < pairs.length; i++) {
			List<TerraformValue> key = sought.get(i);
			if (pairs[i] == NONE && key != null) {
				pairs[i] = take(key, keys, positions.getOrDefault(part.apply(key), List.of()));
			}
		}
	}

	private int take(List<TerraformValue> key, List<@Nullable List<TerraformValue>> keys, List<Integer> candidates) {
		for (Iterator<Integer> iterator = candidates.iterator(); iterator.hasNext();) {
			int position = iterator.next();
			List<TerraformValue> candidate = keys.get(position);
			if (key.equals(candidate) || candidate != null && isSimilar(key, candidate)) {
				iterator.remove();
				keys.set(position, null);
				return position;
			}
		}
		return NONE;
	}

	private List<TerraformValue> exactMembers(List<TerraformValue> key) {
		return this.exact.stream().map(this.attributes::indexOf).map(key::get).toList();
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
