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

	private static final TerraformValue.Cases<Integer> RANK = new ValueRank();

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
		int rank = Integer.compare(left.match(RANK), right.match(RANK));
		return (rank != 0) ? rank : left.match(new SameRank(right));
	}

	private static int compareAll(Iterator<? extends TerraformValue> left, Iterator<? extends TerraformValue> right) {
		while (left.hasNext() && right.hasNext()) {
			int order = INSTANCE.compare(left.next(), right.next());
			if (order != 0) {
				return order;
			}
		}
		return Boolean.compare(left.hasNext(), right.hasNext());
	}

	/**
	 * Compares with a value of the same rank.
	 */
	private record SameRank(TerraformValue other) implements TerraformValue.Cases<Integer> {

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
			return compareAll(value.elements().iterator(), ((ListValue) this.other).elements().iterator());
		}

		@Override
		public Integer set(SetValue value) {
			return compareAll(value.elements().iterator(), ((SetValue) this.other).elements().iterator());
		}

		@Override
		public Integer map(MapValue value) {
			MapValue that = (MapValue) this.other;
			Iterator<String> left = value.elements().keySet().iterator();
			Iterator<String> right = that.elements().keySet().iterator();
			while (left.hasNext() && right.hasNext()) {
				int order = CodePointOrder.INSTANCE.compare(left.next(), right.next());
				if (order != 0) {
					return order;
				}
			}
			int size = Boolean.compare(left.hasNext(), right.hasNext());
			return (size != 0) ? size
					: compareAll(value.elements().values().iterator(), that.elements().values().iterator());
		}

		@Override
		public Integer tuple(TupleValue value) {
			return compareAll(value.elements().iterator(), ((TupleValue) this.other).elements().iterator());
		}

		@Override
		public Integer object(ObjectValue value) {
			return compareAll(value.values().iterator(), ((ObjectValue) this.other).values().iterator());
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
