/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.GoValue;
import dev.tfprovider.value.TerraformValue;

/**
 * The results of functions in a walk. Equal arguments have to give equal results; the
 * engine calls each function twice to find out. An apply also compares with the results
 * of its plan, of which it knows no more than whether they are equal.
 */
public final class FunctionResults {

	private final Map<List<Object>, Known> results = new HashMap<>();

	/**
	 * Return the results for the apply of what was planned with these.
	 */
	public FunctionResults planned() {
		FunctionResults planned = new FunctionResults();
		this.results.forEach((call, known) -> planned.results.put(call, new Known(known.value(), true)));
		return planned;
	}

	/**
	 * Return whether a function has not been called with these arguments.
	 */
	boolean isNew(String function, List<TerraformValue> arguments) {
		return !this.results.containsKey(List.of(function, List.copyOf(arguments)));
	}

	/**
	 * Compare a result with those before. One that is not known is like any other.
	 * @throws EvaluationException if it differs
	 */
	void check(String name, String function, List<TerraformValue> arguments, TerraformValue result) {
		if (result.isUnknown()) {
			return;
		}
		Known before = this.results.putIfAbsent(List.of(function, List.copyOf(arguments)), new Known(result, false));
		if (before != null && !before.value().equals(result)) {
			String values = before.planned() ? ""
					: ",\nwas: " + GoValue.of(before.value()) + ",\nnow: " + GoValue.of(result);
			throw new EvaluationException("Error in function call", "Call to function " + GoString.quote(name)
					+ " failed: function returned an inconsistent result" + values + ".");
		}
	}

	/**
	 * A result.
	 *
	 * @param value the result
	 * @param planned whether it is that of the plan
	 */
	private record Known(TerraformValue value, boolean planned) {

	}

}
