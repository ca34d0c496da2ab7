/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;

import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Detects whether a list was returned with the planned elements in another order.
 */
final class ChangedOrder {

	/**
	 * Greatest number of elements of which each is compared with each.
	 */
	private static final int MOST_COMPARED = 500;

	private ChangedOrder() {
	}

	/**
	 * Return how the order has changed, in a sentence without values.
	 * @param fits whether an element may be what a planned one became
	 * @return the sentence, {@code null} if more than the order has changed
	 */
	static @Nullable String between(List<TerraformValue> planned, List<TerraformValue> actual,
			BiPredicate<TerraformValue, TerraformValue> fits) {
		if (planned.size() > MOST_COMPARED || planned.size() != actual.size()) {
			return null;
		}
		BitSet used = new BitSet();
		int moved = -1;
		int place = -1;
		for (int i = 0; i < planned.size(); i++) {
			int position = find(planned.get(i), i, actual, used, fits);
			if (position < 0) {
				return null;
			}
			used.set(position);
			if (moved < 0 && position != i) {
				moved = i;
				place = position;
			}
		}
		return (moved < 0) ? null
				: "returned the %s planned elements in another order: [%s] of the plan came back as [%s]."
					.formatted(planned.size(), moved, place);
	}

	private static int find(TerraformValue planned, int index, List<TerraformValue> actual, BitSet used,
			BiPredicate<TerraformValue, TerraformValue> fits) {
		if (!used.get(index) && fits.test(planned, actual.get(index))) {
			return index;
		}
		for (int i = used.nextClearBit(0); i < actual.size(); i = used.nextClearBit(i + 1)) {
			if (fits.test(planned, actual.get(i))) {
				return i;
			}
		}
		return -1;
	}

}
