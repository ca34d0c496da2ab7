/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Copies of collections that have more in them.
 */
public final class Copies {

	private Copies() {
	}

	/**
	 * Return a map with one more entry, or with another value of one.
	 * @param map the map
	 * @param key key of the entry
	 * @param value value of the entry
	 * @param <K> type of keys
	 * @param <V> type of values
	 * @return a copy, in the order of the map
	 */
	public static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
		Map<K, V> copy = new LinkedHashMap<>(map);
		copy.put(key, value);
		return Collections.unmodifiableMap(copy);
	}

	/**
	 * Return a list with more elements.
	 * @param list the list
	 * @param more the elements for its end
	 * @param <E> type of elements
	 * @return a copy
	 */
	public static <E> List<E> with(List<E> list, Collection<? extends E> more) {
		List<E> copy = new ArrayList<>(list);
		copy.addAll(more);
		return Collections.unmodifiableList(copy);
	}

}
