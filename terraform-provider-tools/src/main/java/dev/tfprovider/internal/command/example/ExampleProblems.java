/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is wrong with a file.
 */
final class ExampleProblems {

	private static final int MOST = 20;

	private static final int LONGEST = 200;

	private final String file;

	private final Set<Problem> problems = new TreeSet<>(
			Comparator.comparingInt(Problem::line).thenComparing(Problem::text));

	ExampleProblems(String file) {
		this.file = file;
	}

	void add(int line, String text) {
		this.problems.add(new Problem(line, text));
	}

	boolean isEmpty() {
		return this.problems.isEmpty();
	}

	/**
	 * Add all of these to others.
	 */
	void copyTo(ExampleProblems others) {
		others.problems.addAll(this.problems);
	}

	/**
	 * Return the problems by line, with the name of the file before each, and not too
	 * many.
	 */
	List<String> texts() {
		return this.problems.stream()
			.limit(MOST)
			.map((problem) -> this.file + ":" + problem.line() + ": " + problem.text())
			.toList();
	}

	/**
	 * Return the hint to a name that was meant, with a space before it, empty if none is
	 * near.
	 */
	static String suggestion(String name, Collection<String> names) {
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

	/**
	 * A problem.
	 *
	 * @param line its line, from 1
	 * @param text what is wrong, and what to do
	 */
	private record Problem(int line, String text) {

	}

}
