/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import dev.tfprovider.internal.mapping.mapper.DurationText;
import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.internal.number.TooManyDigitsException;
import dev.tfprovider.internal.validation.ConstraintFact;

/**
 * How a constraint compares with an earlier one of the same kind.
 */
enum ConstraintStrictness {

	/**
	 * Allows the same.
	 */
	SAME,

	/**
	 * Allows less.
	 */
	TIGHTER,

	/**
	 * Allows more.
	 */
	LOOSER,

	/**
	 * Allows something else, as far as can be told.
	 */
	OTHER;

	private static final int LONGEST_NUMBER = 40;

	/**
	 * What a limit bounds from below; that named {@code value} depends on the constraint.
	 */
	private static final Set<String> LOWER = Set.of("min", "Min.value", "DecimalMin.value");

	private static final Set<String> UPPER = Set.of("max", "Max.value", "DecimalMax.value", "Digits.integer",
			"Digits.fraction");

	/**
	 * Lists of what is allowed.
	 */
	private static final Set<String> ALLOWED = Set.of("OneOf.value", "UrlWithScheme.value", "UrlWithScheme.schemes");

	private static final Set<String> FORBIDDEN = Set.of("NoneOf.value");

	static ConstraintStrictness of(ConstraintFact before, ConstraintFact after) {
		Set<String> names = new TreeSet<>(before.limits().keySet());
		names.addAll(after.limits().keySet());
		ConstraintStrictness all = SAME;
		for (String name : names) {
			all = all.and(limit(before.name(), name, before.limits(), after.limits()));
		}
		return all;
	}

	private ConstraintStrictness and(ConstraintStrictness other) {
		if (this == SAME || this == other) {
			return other;
		}
		return (other == SAME) ? this : OTHER;
	}

	private static ConstraintStrictness limit(String constraint, String name, Map<String, Object> before,
			Map<String, Object> after) {
		Object old = before.get(name);
		Object present = after.get(name);
		if (Objects.equals(old, present)) {
			return SAME;
		}
		if (old == null || present == null) {
			return OTHER;
		}
		String full = constraint + "." + name;
		if (LOWER.contains(name) || LOWER.contains(full)) {
			return bound(present, old);
		}
		if (UPPER.contains(name) || UPPER.contains(full)) {
			return bound(old, present);
		}
		if (name.equals("inclusive")) {
			return present.equals(true) ? LOOSER : TIGHTER;
		}
		if (full.equals("MultipleOf.value")) {
			return multiple(old, present);
		}
		if (old instanceof List<?> less && present instanceof List<?> more) {
			return ALLOWED.contains(full) ? subset(less, more) : FORBIDDEN.contains(full) ? subset(more, less) : OTHER;
		}
		return OTHER;
	}

	/**
	 * Compare bounds, given in the order that is tighter if it descends.
	 */
	private static ConstraintStrictness bound(Object first, Object second) {
		Optional<BigDecimal> left = number(first);
		Optional<BigDecimal> right = number(second);
		if (left.isEmpty() || right.isEmpty()) {
			return OTHER;
		}
		int order = left.get().compareTo(right.get());
		return (order > 0) ? TIGHTER : (order < 0) ? LOOSER : SAME;
	}

	private static ConstraintStrictness multiple(Object old, Object present) {
		Optional<BigDecimal> before = number(old);
		Optional<BigDecimal> after = number(present);
		if (before.isEmpty() || after.isEmpty() || before.get().signum() == 0 || after.get().signum() == 0) {
			return OTHER;
		}
		if (after.get().remainder(before.get()).signum() == 0) {
			return TIGHTER;
		}
		return (before.get().remainder(after.get()).signum() == 0) ? LOOSER : OTHER;
	}

	/**
	 * Compare what is allowed.
	 */
	private static ConstraintStrictness subset(List<?> before, List<?> after) {
		boolean more = new HashSet<Object>(after).containsAll(before);
		boolean less = new HashSet<Object>(before).containsAll(after);
		return (more && less) ? SAME : more ? LOOSER : less ? TIGHTER : OTHER;
	}

	private static Optional<BigDecimal> number(Object limit) {
		if (limit instanceof Long number) {
			return Optional.of(BigDecimal.valueOf(number));
		}
		String text = limit.toString();
		if (text.length() > LONGEST_NUMBER) {
			return Optional.empty();
		}
		try {
			return Optional.of(BoundedNumber.decimal(text));
		}
		catch (TooManyDigitsException ex) {
			return Optional.empty();
		}
		catch (NumberFormatException ex) {
			return duration(text);
		}
	}

	private static Optional<BigDecimal> duration(String text) {
		try {
			Duration duration = DurationText.parse(text);
			return Optional
				.of(BigDecimal.valueOf(duration.getSeconds()).add(BigDecimal.valueOf(duration.getNano(), 9)));
		}
		catch (RuntimeException ex) {
			return Optional.empty();
		}
	}

}
