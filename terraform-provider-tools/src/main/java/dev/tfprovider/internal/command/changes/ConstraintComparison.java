/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.validation.ConstraintFact;

/**
 * Compares constraints: those of the same annotation on the same thing with each other.
 *
 * @param changes where differences go
 */
record ConstraintComparison(SchemaChanges changes) {

	private static final String REFUSED = "Configurations with values that it does not allow are refused.";

	private static final String KEEP = "Allow what was allowed, or warn for a while before you refuse it.";

	void compare(SchemaPlace place, List<ConstraintFact> before, List<ConstraintFact> after) {
		SchemaChanges.byName(byKey(before, after), byKey(after, before),
				(name, old) -> old.forEach((one) -> removed(place, one)),
				(name, present) -> present.forEach((one) -> added(place, one)),
				(name, old, present) -> compareAlike(place, old, present));
	}

	/**
	 * Return the constraints that the others have not.
	 */
	private static Map<String, List<ConstraintFact>> byKey(List<ConstraintFact> mine, List<ConstraintFact> others) {
		Map<String, List<ConstraintFact>> found = new TreeMap<>();
		mine.stream()
			.filter((one) -> others.stream()
				.noneMatch((other) -> key(one).equals(key(other)) && one.limits().equals(other.limits())))
			.forEach((one) -> found.computeIfAbsent(key(one), (key) -> new ArrayList<>()).add(one));
		return found;
	}

	private void compareAlike(SchemaPlace place, List<ConstraintFact> before, List<ConstraintFact> after) {
		int pairs = Math.min(before.size(), after.size());
		for (int i = 0; i < pairs; i++) {
			pair(place, before.get(i), after.get(i));
		}
		before.subList(pairs, before.size()).forEach((one) -> removed(place, one));
		after.subList(pairs, after.size()).forEach((one) -> added(place, one));
	}

	private void pair(SchemaPlace place, ConstraintFact before, ConstraintFact after) {
		String instead = ": \"%s\" instead of \"%s\"".formatted(words(after), words(before));
		switch (ConstraintStrictness.of(before, after)) {
			case TIGHTER -> this.changes.breaking(place, "allows less" + instead, REFUSED, KEEP);
			case OTHER -> this.changes.breaking(place, "has another constraint" + instead, REFUSED, KEEP);
			case LOOSER -> this.changes.safe(place, "allows more" + instead, "");
			case SAME -> {
			}
		}
	}

	private void added(SchemaPlace place, ConstraintFact constraint) {
		this.changes.breaking(place, "has a new constraint: \"%s\"".formatted(words(constraint)), REFUSED, KEEP);
	}

	private void removed(SchemaPlace place, ConstraintFact constraint) {
		this.changes.safe(place, "has a constraint no longer: \"%s\"".formatted(words(constraint)), "");
	}

	private static String key(ConstraintFact constraint) {
		return constraint.subject() + " " + constraint.name();
	}

	private static String words(ConstraintFact constraint) {
		return constraint.sentences().isEmpty() ? constraint.name() : String.join(" ", constraint.sentences());
	}

}
