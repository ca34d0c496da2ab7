/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a file.
 */
final class ExampleProblems {

	private static final int MOST = 20;

	private final String file;

	private final Set<Problem> problems = new TreeSet<>(
			Comparator.comparingInt(Problem::line).thenComparing(Problem::text));

	ExampleProblems(String file) {
		this.file = file;
	}

	void add(int line, String format, @Nullable Object... met) {
		this.problems.add(new Problem(line, String.format(Locale.ROOT, format, met)));
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
	 * A problem.
	 *
	 * @param line its line, from 1
	 * @param text what is wrong, and what to do
	 */
	private record Problem(int line, String text) {

	}

}
