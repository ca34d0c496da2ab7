/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import dev.tfprovider.test.internal.Copies;

/**
 * Compares two runs of the same command, such as one on the real CLI and one in memory:
 * outcome, diagnostics, planned resources and outputs, replace paths, and the state.
 * <p>
 * What only one of them can have is no difference: line ends in details, places in files,
 * the order of replace paths, and everything about {@code terraform_data}, which the
 * provider under test does not serve. Immutable.
 */
public final class RunComparison {

	private final Set<String> ignored;

	private final Map<String, String> equated;

	private final boolean withState;

	private RunComparison(Set<String> ignored, Map<String, String> equated, boolean withState) {
		this.ignored = Set.copyOf(ignored);
		this.equated = Map.copyOf(equated);
		this.withState = withState;
	}

	/**
	 * Compare everything.
	 * @return the comparison
	 */
	public static RunComparison exact() {
		return ignoring();
	}

	/**
	 * Compare runs except for the values of attributes that differ each time, such as
	 * timestamps. Whether they are null, unknown or sensitive is still compared.
	 * @param attributes names of attributes, at any depth of any resource
	 * @return the comparison
	 */
	public static RunComparison ignoring(String... attributes) {
		return new RunComparison(Set.copyOf(List.of(attributes)), Map.of(), true);
	}

	/**
	 * Treat a text of one run as equal to a text of the other, such as the addresses of
	 * two upstream services.
	 * @param expected text in what is expected
	 * @param actual text that stands for it in what is compared with that
	 * @return a comparison that knows one more such pair
	 */
	public RunComparison equating(String expected, String actual) {
		return new RunComparison(this.ignored, Copies.with(this.equated, expected, actual), this.withState);
	}

	/**
	 * Ignore states and the output values in them.
	 * @return a comparison that looks at diagnostics and plans only
	 */
	public RunComparison withoutState() {
		return new RunComparison(this.ignored, this.equated, false);
	}

	/**
	 * Compare the runs of two scenarios.
	 * @param expected runs that are right, those of the real CLI if only one side is
	 * @param actual runs to compare with them
	 * @return one text per difference, which begins with the number of the run
	 */
	public List<String> differences(List<? extends TerraformRun> expected, List<? extends TerraformRun> actual) {
		if (expected.size() != actual.size()) {
			return List.of("expected %s runs but there are %s".formatted(expected.size(), actual.size()));
		}
		List<String> differences = new ArrayList<>();
		for (int i = 0; i < expected.size(); i++) {
			String prefix = "run " + (i + 1) + ": ";
			differences(expected.get(i), actual.get(i)).forEach((difference) -> differences.add(prefix + difference));
		}
		return differences;
	}

	/**
	 * Compare two runs. The state counts only if the expected run has one; the CLI
	 * reports none for commands that fail early.
	 * @param expected the run that is right, that of the real CLI if only one is
	 * @param actual the run to compare with it
	 * @return one text per difference, empty if there is none
	 */
	public List<String> differences(TerraformRun expected, TerraformRun actual) {
		boolean states = this.withState && !expected.stateJson().isMissingNode();
		List<String> differences = new ArrayList<>();
		if (expected.succeeded() != actual.succeeded()) {
			differences.add("expected %s but it is %s".formatted(outcome(expected), outcome(actual)));
		}
		ComparableRun expectedFacts = ComparableRun.of(expected, this.ignored, states).replace(this.equated);
		ComparableRun actualFacts = ComparableRun.of(actual, this.ignored, states);
		addDiagnostics(expectedFacts.diagnostics(), actualFacts.diagnostics(), differences);
		List<String> expectedActions = actions(expected);
		List<String> actualActions = actions(actual);
		if (!expectedActions.equals(actualActions)) {
			differences.add("expected the invocations %s but there are %s".formatted(expectedActions, actualActions));
		}
		differences.addAll(DiagnosticAttributeComparison.differences(expected, actual));
		addSubjects(expectedFacts, actualFacts, differences);
		return differences;
	}

	/**
	 * Returns the invocations of actions, which come in any order.
	 */
	private static List<String> actions(TerraformRun run) {
		return run.invocations().stream().map(TerraformRun.InvokedAction::toString).sorted().toList();
	}

	private static void addDiagnostics(List<String> expected, List<String> actual, List<String> differences) {
		List<String> missing = new ArrayList<>(expected);
		actual.forEach((diagnostic) -> {
			if (!missing.remove(diagnostic)) {
				differences.add("diagnostic that is not expected: " + diagnostic);
			}
		});
		missing.forEach((diagnostic) -> differences.add("diagnostic that is missing: " + diagnostic));
	}

	private static void addSubjects(ComparableRun expected, ComparableRun actual, List<String> differences) {
		for (String subject : union(expected.subjects(), actual.subjects())) {
			if (!actual.subjects().containsKey(subject)) {
				differences.add(subject + " is missing");
			}
			else if (!expected.subjects().containsKey(subject)) {
				differences.add(subject + " is not expected");
			}
			else {
				addValues(subject, expected.of(subject), actual.of(subject), differences);
			}
		}
	}

	private static void addValues(String subject, Map<String, String> expected, Map<String, String> actual,
			List<String> differences) {
		for (String path : union(expected, actual)) {
			String right = expected.getOrDefault(path, "nothing");
			String found = actual.getOrDefault(path, "nothing");
			if (!right.equals(found)) {
				differences.add("%s: expected %s at %s but it is %s".formatted(subject, right, path, found));
			}
		}
	}

	private static Set<String> union(Map<String, ?> one, Map<String, ?> other) {
		Set<String> names = new TreeSet<>(one.keySet());
		names.addAll(other.keySet());
		return names;
	}

	private static String outcome(TerraformRun run) {
		return run.succeeded() ? "success" : "a failure";
	}

}
