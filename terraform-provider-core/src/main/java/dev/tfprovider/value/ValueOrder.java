/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/**
 * Compares values of one type in a total order: strings by code point, numbers by size,
 * structures element by element; null comes after every known value, unknown last. Used
 * to normalize sets only: Terraform knows no such order.
 */
final class ValueOrder implements Comparator<TerraformValue> {

	private static final ValueOrder INSTANCE = new ValueOrder();

	/**
	 * Kinds of values in order; different ones meet only where a type is dynamic, and
	 * around null and unknown.
	 */
	private static final List<Class<? extends TerraformValue>> KINDS = List.of(BoolValue.class, NumberValue.class,
			InfinityValue.class, StringValue.class, ListValue.class, SetValue.class, MapValue.class, TupleValue.class,
			ObjectValue.class, NullValue.class, UnknownValue.class);

	private ValueOrder() {
	}

	/**
	 * Return the given elements in order, without wholly known duplicates.
	 */
	static List<TerraformValue> distinct(Collection<? extends TerraformValue> elements) {
		if (elements.size() < 2) {
			return List.copyOf(elements);
		}
		List<TerraformValue> sorted = new ArrayList<>(elements);
		sorted.sort(INSTANCE);
		List<TerraformValue> distinct = new ArrayList<>(sorted.size());
		for (TerraformValue element : sorted) {
			boolean duplicate = !distinct.isEmpty() && distinct.get(distinct.size() - 1).equals(element)
					&& element.isWhollyKnown();
			if (!duplicate) {
				distinct.add(element);
			}
		}
		return List.copyOf(distinct);
	}

	@Override
	public int compare(TerraformValue left, TerraformValue right) {
		if (left.getClass() != right.getClass()) {
			return Integer.compare(KINDS.indexOf(left.getClass()), KINDS.indexOf(right.getClass()));
		}
		if (left instanceof StringValue one && right instanceof StringValue other) {
			return CodePointOrder.INSTANCE.compare(one.text(), other.text());
		}
		if (left instanceof NumberValue one && right instanceof NumberValue other) {
			return one.number().compareTo(other.number());
		}
		if (left instanceof BoolValue one && right instanceof BoolValue other) {
			return one.compareTo(other);
		}
		if (left instanceof InfinityValue one && right instanceof InfinityValue other) {
			return other.compareTo(one);
		}
		if (left instanceof ObjectValue one && right instanceof ObjectValue other) {
			return compareAll(one.values(), other.values(), this);
		}
		int keys = compareAll(left.entries().keySet(), right.entries().keySet(), CodePointOrder.INSTANCE);
		int values = (keys != 0) ? keys : compareAll(left.entries().values(), right.entries().values(), this);
		return (values != 0) ? values : compareAll(left.sequence(), right.sequence(), this);
	}

	private static <T> int compareAll(Iterable<? extends T> left, Iterable<? extends T> right, Comparator<T> order) {
		Iterator<? extends T> ours = left.iterator();
		Iterator<? extends T> theirs = right.iterator();
		while (ours.hasNext() && theirs.hasNext()) {
			int difference = order.compare(ours.next(), theirs.next());
			if (difference != 0) {
				return difference;
			}
		}
		return Boolean.compare(ours.hasNext(), theirs.hasNext());
	}

}
