/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * Finds the name that was meant by one that does not exist.
 */
public final class NearestName {

	private static final int LONGEST = 200;

	private NearestName() {
	}

	/**
	 * Return the name that is nearest to a wrong one.
	 * @param wrong the wrong one
	 * @param names the names that exist
	 * @return the name, empty if more than a third of the wrong one would have to change
	 */
	public static Optional<String> find(String wrong, Collection<String> names) {
		int farthest = (wrong.length() < 3) ? 1 : Math.max(2, wrong.length() / 3);
		return names.stream()
			.filter((name) -> wrong.length() < LONGEST && name.length() < LONGEST)
			.filter((name) -> distance(wrong, name) <= farthest)
			.min(Comparator.comparingInt((name) -> distance(wrong, name)));
	}

	/**
	 * Return a sentence with the name that is nearest to a wrong one.
	 * @param wrong the wrong one
	 * @param names the names that exist
	 * @return a question with a space before it, empty if none is near
	 */
	public static String hint(String wrong, Collection<String> names) {
		return find(wrong, names).map((name) -> " Did you mean '" + name + "'?").orElse("");
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
