/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

import org.jspecify.annotations.Nullable;

/**
 * Collects the differences of a comparison.
 */
final class SchemaChanges {

	private final List<SchemaChange> found = new ArrayList<>();

	void breaking(SchemaPlace place, String what, String effect, String advice) {
		this.found.add(new SchemaChange(ChangeImpact.BREAKING, place, what, effect, advice));
	}

	void safe(SchemaPlace place, String what, String effect) {
		this.found.add(new SchemaChange(ChangeImpact.SAFE, place, what, effect, ""));
	}

	/**
	 * Tell that something is or is no longer deprecated.
	 * @param before what to use instead, {@code null} if it was not deprecated
	 * @param after what to use instead, {@code null} if it is not deprecated
	 * @param effect what its users will notice
	 */
	void deprecation(SchemaPlace place, @Nullable String before, @Nullable String after, String effect) {
		if ((before != null) != (after != null)) {
			safe(place, (after != null) ? "is deprecated now" : "is deprecated no longer",
					(after != null) ? effect : "");
		}
	}

	void add(SchemaChange change) {
		this.found.add(change);
	}

	/**
	 * Return the differences in the order in which they were found.
	 */
	List<SchemaChange> all() {
		return List.copyOf(this.found);
	}

	/**
	 * Compare things by name, in alphabetical order.
	 * @param before what there was
	 * @param after what there is
	 * @param removed called with what is there no more
	 * @param added called with what is new
	 * @param both called with what is in both
	 */
	static <T> void byName(Map<String, T> before, Map<String, T> after, BiConsumer<String, T> removed,
			BiConsumer<String, T> added, PairConsumer<T> both) {
		Set<String> names = new TreeSet<>(before.keySet());
		names.addAll(after.keySet());
		for (String name : names) {
			T old = before.get(name);
			T present = after.get(name);
			if (old != null && present != null) {
				both.accept(name, old, present);
			}
			else if (old != null) {
				removed.accept(name, old);
			}
			else if (present != null) {
				added.accept(name, present);
			}
		}
	}

	/**
	 * Takes what two schemas have under the same name.
	 *
	 * @param <T> what it is
	 */
	@FunctionalInterface
	interface PairConsumer<T> {

		/**
		 * Take a pair.
		 */
		void accept(String name, T before, T after);

	}

}
