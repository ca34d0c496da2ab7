/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * Finds the name that was meant by one that is not there.
 */
public final class SimilarNames {

	private static final int LONGEST = 200;

	private SimilarNames() {
	}

	/**
	 * Return the hint to a name that was meant, with a space before it, empty if none is
	 * near.
	 * @param name the name that is not there
	 * @param names those that are
	 * @return a question, or nothing
	 */
	public static String suggestion(String name, Collection<String> names) {
		Optional<String> nearest = names.stream()
			.filter((other) -> name.length() < LONGEST && other.length() < LONGEST)
			.filter((other) -> distance(name, other) <= ((name.length() < 3) ? 1 : Math.max(2, name.length() / 3)))
			.min(Comparator.comparingInt((String other) -> distance(name, other)));
		return nearest.map((other) -> " Did you mean '" + other + "'?").orElse("");
	}

	/**
	 * Return how many letters have to be added, removed, changed or swapped with the
	 * next.
	 */
	private static int distance(String left, String right) {
		int[][] steps = new int[left.length() + 1][right.length() + 1];
		for (int i = 0; i <= left.length(); i++) {
			for (int j = 0; j <= right.length(); j++) {
				if (i == 0 || j == 0) {
					steps[i][j] = i + j;
					continue;
				}
				int changed = (left.charAt(i - 1) == right.charAt(j - 1)) ? 0 : 1;
				int least = Math.min(steps[i - 1][j - 1] + changed, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
				boolean swapped = i > 1 && j > 1 && left.charAt(i - 1) == right.charAt(j - 2)
						&& left.charAt(i - 2) == right.charAt(j - 1);
				steps[i][j] = swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
			}
		}
		return steps[left.length()][right.length()];
	}

}
