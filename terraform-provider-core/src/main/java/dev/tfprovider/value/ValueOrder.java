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
import java.util.Map;

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
		return (left.getClass() == right.getClass()) ? left.match(new SameKind(right))
				: Integer.compare(KINDS.indexOf(left.getClass()), KINDS.indexOf(right.getClass()));
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

	/**
	 * Compares with a value of the same kind.
	 */
	private record SameKind(TerraformValue other) implements TerraformValue.Cases<Integer> {

		@Override
		public Integer string(StringValue value) {
			return CodePointOrder.INSTANCE.compare(value.text(), ((StringValue) this.other).text());
		}

		@Override
		public Integer number(NumberValue value) {
			return value.number().compareTo(((NumberValue) this.other).number());
		}

		@Override
		public Integer infinity(InfinityValue value) {
			return ((InfinityValue) this.other).compareTo(value);
		}

		@Override
		public Integer bool(BoolValue value) {
			return value.compareTo((BoolValue) this.other);
		}

		@Override
		public Integer list(ListValue value) {
			return compareAll(value.elements(), this.other.sequence(), INSTANCE);
		}

		@Override
		public Integer set(SetValue value) {
			return compareAll(value.elements(), this.other.sequence(), INSTANCE);
		}

		@Override
		public Integer map(MapValue value) {
			Map<String, TerraformValue> others = this.other.entries();
			int keys = compareAll(value.elements().keySet(), others.keySet(), CodePointOrder.INSTANCE);
			return (keys != 0) ? keys : compareAll(value.elements().values(), others.values(), INSTANCE);
		}

		@Override
		public Integer tuple(TupleValue value) {
			return compareAll(value.elements(), this.other.sequence(), INSTANCE);
		}

		@Override
		public Integer object(ObjectValue value) {
			return compareAll(value.values(), ((ObjectValue) this.other).values(), INSTANCE);
		}

		@Override
		public Integer ofNull(NullValue value) {
			return 0;
		}

		@Override
		public Integer unknown(UnknownValue value) {
			return 0;
		}

	}

}
