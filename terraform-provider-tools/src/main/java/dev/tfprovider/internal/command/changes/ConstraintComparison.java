/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.command.changes.DescribedDeclaration.ComparedConstraint;

/**
 * Compares constraints: those of the same annotation on the same thing with each other.
 */
final class ConstraintComparison {

	private static final String REFUSED = "Configurations with values that it does not allow are refused.";

	private static final String KEEP = "Allow what was allowed, or warn for a while before you refuse it.";

	private final SchemaChanges changes;

	ConstraintComparison(SchemaChanges changes) {
		this.changes = changes;
	}

	void compare(SchemaPlace place, List<ComparedConstraint> before, List<ComparedConstraint> after) {
		SchemaChanges.byName(byKey(before, after), byKey(after, before),
				(name, old) -> old.forEach((one) -> removed(place, one)),
				(name, present) -> present.forEach((one) -> added(place, one)),
				(name, old, present) -> compareAlike(place, old, present));
	}

	/**
	 * Return the constraints that the others have not.
	 */
	private static Map<String, List<ComparedConstraint>> byKey(List<ComparedConstraint> mine,
			List<ComparedConstraint> others) {
		Map<String, List<ComparedConstraint>> found = new TreeMap<>();
		mine.stream()
			.filter((one) -> others.stream()
				.noneMatch((other) -> one.key().equals(other.key()) && one.limits().equals(other.limits())))
			.forEach((one) -> found.computeIfAbsent(one.key(), (key) -> new ArrayList<>()).add(one));
		return found;
	}

	private void compareAlike(SchemaPlace place, List<ComparedConstraint> before, List<ComparedConstraint> after) {
		int pairs = Math.min(before.size(), after.size());
		for (int i = 0; i < pairs; i++) {
			pair(place, before.get(i), after.get(i));
		}
		before.subList(pairs, before.size()).forEach((one) -> removed(place, one));
		after.subList(pairs, after.size()).forEach((one) -> added(place, one));
	}

	private void pair(SchemaPlace place, ComparedConstraint before, ComparedConstraint after) {
		String instead = ": \"%s\" instead of \"%s\"".formatted(after.words(), before.words());
		switch (ConstraintStrictness.of(before, after)) {
			case TIGHTER -> this.changes.breaking(place, "allows less" + instead, REFUSED, KEEP);
			case OTHER -> this.changes.breaking(place, "has another constraint" + instead, REFUSED, KEEP);
			case LOOSER -> this.changes.safe(place, "allows more" + instead, "");
			case SAME -> {
			}
		}
	}

	private void added(SchemaPlace place, ComparedConstraint constraint) {
		this.changes.breaking(place, "has a new constraint: \"%s\"".formatted(constraint.words()), REFUSED, KEEP);
	}

	private void removed(SchemaPlace place, ComparedConstraint constraint) {
		this.changes.safe(place, "has a constraint no longer: \"%s\"".formatted(constraint.words()), "");
	}

}
