/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.address;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts things that need each other into an order in which each comes after what it needs;
 * otherwise they stay in the order in which they were added.
 *
 * @param <K> what a thing is known by
 */
public final class DependencyOrder<K> {

	private final Map<K, Set<K>> needs = new LinkedHashMap<>();

	public void add(K key) {
		this.needs.computeIfAbsent(key, (any) -> new LinkedHashSet<>());
	}

	/**
	 * Note that one thing needs another; without effect unless both have been added.
	 */
	public void need(K key, K needed) {
		Set<K> known = this.needs.get(key);
		if (known != null && this.needs.containsKey(needed) && !key.equals(needed)) {
			known.add(needed);
		}
	}

	public Collection<K> needs(K key) {
		return this.needs.getOrDefault(key, Set.of());
	}

	/**
	 * Return everything in order.
	 * @throws IllegalArgumentException if things need each other in a circle
	 */
	public List<K> sorted() {
		List<K> sorted = new ArrayList<>();
		this.needs.keySet().forEach((key) -> visit(key, sorted, new LinkedHashSet<>()));
		return sorted;
	}

	private void visit(K key, List<K> sorted, Set<K> open) {
		if (sorted.contains(key)) {
			return;
		}
		if (!open.add(key)) {
			throw new IllegalArgumentException("Cycle: " + open);
		}
		needs(key).forEach((needed) -> visit(needed, sorted, open));
		open.remove(key);
		sorted.add(key);
	}

}
