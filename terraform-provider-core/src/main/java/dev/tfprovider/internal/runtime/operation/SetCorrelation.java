/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Finds the element of one set that corresponds to an element of another. Set elements
 * have no key: two go together when they differ only in computed members that one side
 * has not decided, or in what is unknown in the set searched. What is unknown in the
 * element sought may turn out to be anything, so it matches nothing known. Each element
 * is given out once.
 */
final class SetCorrelation {

	private final ObjectSchema schema;

	private final TerraformValue set;

	private final List<TerraformValue> free;

	SetCorrelation(ObjectSchema schema, TerraformValue set) {
		this.schema = schema;
		this.set = set;
		this.free = new ArrayList<>(set.sequence());
	}

	/**
	 * Return the elements that stand for the given ones. Those with the same key are
	 * found first, then those that are equal, and then those that correspond, so that no
	 * element takes what another has a better right to.
	 */
	List<TerraformValue> takeAll(List<TerraformValue> elements) {
		if (this.set.isUnknown()) {
			return elements.stream().map(this::take).toList();
		}
		int[] pairs = new ElementKeys(this.schema).pair(elements, this.free);
		pairEqual(elements, pairs);
		List<TerraformValue> candidates = List.copyOf(this.free);
		BitSet used = new BitSet();
		IntStream.of(pairs).filter((position) -> position >= 0).forEach(used::set);
		for (int position = used.length() - 1; position >= 0; position = used.previousSetBit(position - 1)) {
			this.free.remove(position);
		}
		List<TerraformValue> taken = new ArrayList<>(pairs.length);
		for (int i = 0; i < pairs.length; i++) {
			taken.add((pairs[i] >= 0) ? candidates.get(pairs[i]) : take(elements.get(i)));
		}
		return taken;
	}

	private void pairEqual(List<TerraformValue> elements, int[] pairs) {
		Map<TerraformValue, Deque<Integer>> positions = new HashMap<>();
		for (int i = 0; i < this.free.size(); i++) {
			positions.computeIfAbsent(this.free.get(i), (same) -> new ArrayDeque<>()).add(i);
		}
		for (int i = 0; i < pairs.length; i++) {
			if (pairs[i] >= 0) {
				positions.getOrDefault(this.free.get(pairs[i]), new ArrayDeque<>()).removeFirstOccurrence(pairs[i]);
			}
		}
		for (int i = 0; i < pairs.length; i++) {
			Deque<Integer> same = (pairs[i] < 0) ? positions.get(elements.get(i)) : null;
			Integer position = (same != null) ? same.poll() : null;
			if (position != null) {
				pairs[i] = position;
			}
		}
	}

	/**
	 * Return the element that stands for the given one: null if there is none, unknown if
	 * the whole set is.
	 */
	TerraformValue take(TerraformValue element) {
		if (this.set.isUnknown()) {
			return TerraformValue.unknown(this.schema.impliedType());
		}
		int exact = this.free.indexOf(element);
		if (exact >= 0) {
			return this.free.remove(exact);
		}
		for (int i = 0; i < this.free.size(); i++) {
			if (corresponds(this.schema, element, this.free.get(i))) {
				return this.free.remove(i);
			}
		}
		return TerraformValue.ofNull(this.schema.impliedType());
	}

	private static boolean corresponds(ObjectSchema schema, TerraformValue left, TerraformValue right) {
		if (!(left instanceof ObjectValue first) || !(right instanceof ObjectValue second)) {
			return right.isUnknown() || left.equals(right);
		}
		for (Attribute attribute : schema.attributes()) {
			if (!corresponds(attribute, first.get(attribute.name()), second.get(attribute.name()))) {
				return false;
			}
		}
		for (NestedBlock block : schema.blocks()) {
			if (!corresponds(block.block(), block.nesting(), first.get(block.name()), second.get(block.name()))) {
				return false;
			}
		}
		return true;
	}

	private static boolean corresponds(Attribute attribute, TerraformValue left, TerraformValue right) {
		if (right.isUnknown() || left.equals(right)) {
			return true;
		}
		if (left.isNull() || right.isNull()) {
			return attribute.mode().isComputed() || attribute.isWriteOnly()
					|| KeepEmptyForm.isSame(attribute, left, right);
		}
		NestedObject nested = attribute.nested();
		if (nested != null) {
			return corresponds(nested, nested.nesting(), left, right);
		}
		return left.isWhollyKnown() && right.isWhollyKnown() && attribute.equality().test(left, right);
	}

	private static boolean corresponds(ObjectSchema schema, ObjectSchema.Nesting nesting, TerraformValue left,
			TerraformValue right) {
		if (right.isUnknown() || left.equals(right)) {
			return true;
		}
		if (left.isNull() || right.isNull()) {
			return false;
		}
		return switch (nesting) {
			case SINGLE, GROUP -> corresponds(schema, left, right);
			case LIST -> correspondInOrder(schema, left.sequence(), right.sequence());
			case SET -> correspondInAnyOrder(schema, left, right);
			case MAP -> left.entries().keySet().equals(right.entries().keySet()) && correspondInOrder(schema,
					List.copyOf(left.entries().values()), List.copyOf(right.entries().values()));
		};
	}

	private static boolean correspondInOrder(ObjectSchema schema, List<TerraformValue> left,
			List<TerraformValue> right) {
		if (left.size() != right.size()) {
			return false;
		}
		for (int i = 0; i < left.size(); i++) {
			if (!corresponds(schema, left.get(i), right.get(i))) {
				return false;
			}
		}
		return true;
	}

	private static boolean correspondInAnyOrder(ObjectSchema schema, TerraformValue left, TerraformValue right) {
		List<TerraformValue> elements = left.sequence();
		SetCorrelation others = new SetCorrelation(schema, right);
		return elements.size() == others.free.size()
				&& elements.stream().noneMatch((element) -> others.take(element).isNull());
	}

}
