/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * Sorts the elements of an API's answer into the order of the plan or state. A list has
 * to come back from {@code create} and {@code update} as it was planned, and where
 * {@code read} returns another order than the state has, Terraform plans a change.
 *
 * <pre>
 * {@code List<Tag> tags = ElementOrder.like(data.plan().tags(), answer.tags(), Tag::name);
 * }</pre>
 *
 * A component whose order has no meaning is better declared as a {@code Set}.
 */
public final class ElementOrder {

	private ElementOrder() {
	}

	/**
	 * Return elements in the order of others.
	 * @param known the elements in the order that counts, from {@code data.plan()}, or in
	 * {@code read} from {@code data.state()}; {@code null} for none, as after an import
	 * @param returned the elements to order, none of them {@code null}
	 * @param key gives what an element is recognised by: something with {@code equals}
	 * and {@code hashCode} that both sides know, maybe {@code null}
	 * @param <T> the type of the elements
	 * @return all that were returned: first those whose key is known, in the order of the
	 * known ones, then the others in the order in which they came. Elements that share a
	 * key keep their order
	 */
	public static <T> List<T> like(@Nullable List<? extends T> known, List<? extends T> returned,
			Function<? super T, ? extends @Nullable Object> key) {
		if (known == null) {
			return List.copyOf(returned);
		}
		Map<@Nullable Object, Deque<T>> byKey = new HashMap<>();
		for (T element : returned) {
			byKey.computeIfAbsent(key.apply(element), (same) -> new ArrayDeque<>()).add(element);
		}
		List<T> ordered = new ArrayList<>(returned.size());
		for (T element : known) {
			Deque<T> same = byKey.get(key.apply(element));
			if (same != null && !same.isEmpty()) {
				ordered.add(same.remove());
			}
		}
		for (T element : returned) {
			Deque<T> same = byKey.get(key.apply(element));
			if (same != null && !same.isEmpty()) {
				// a queue has its elements in the order in which they came
				ordered.add(same.remove());
			}
		}
		return List.copyOf(ordered);
	}

}
