/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoValue;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.TerraformValue;

/**
 * Checks two sets against each other: each element must have a counterpart on the other
 * side, since elements have no identity of their own.
 */
final class SetCompatibility {

	private SetCompatibility() {
	}

	static List<CheckProblem> problems(AttributePath path, TerraformValue planned, TerraformValue actual,
			String subject, BiPredicate<TerraformValue, TerraformValue> compatible) {
		List<CheckProblem> problems = problems(path, planned, actual, compatible);
		int before = ValueParts.elements(planned).size();
		int now = ValueParts.elements(actual).size();
		if (before < now) {
			problems.add(new CheckProblem(path, subject + " changed from " + before + " to " + now));
		}
		return problems;
	}

	private static List<CheckProblem> problems(AttributePath path, TerraformValue planned, TerraformValue actual,
			BiPredicate<TerraformValue, TerraformValue> compatible) {
		List<TerraformValue> before = ValueParts.elements(planned);
		List<TerraformValue> now = ValueParts.elements(actual);
		List<CheckProblem> problems = new ArrayList<>();
		for (TerraformValue element : before) {
			if (now.stream().noneMatch((other) -> compatible.test(element, other))) {
				problems.add(new CheckProblem(path, "planned set element " + GoValue.of(element)
						+ " does not correlate with any element in actual"));
			}
		}
		if (!problems.isEmpty()) {
			return problems;
		}
		for (TerraformValue element : now) {
			if (before.stream().noneMatch((other) -> compatible.test(other, element))) {
				problems.add(new CheckProblem(path,
						"actual set element " + GoValue.of(element) + " does not correlate with any element in plan"));
			}
		}
		return problems;
	}

}
