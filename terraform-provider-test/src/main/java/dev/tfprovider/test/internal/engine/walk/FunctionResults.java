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
import dev.tfprovider.value.TerraformValue;

/**
 * The results of functions in all walks of a command. Equal arguments have to give equal
 * results; the engine calls each function twice to find out.
 */
public final class FunctionResults {

	private final Map<List<Object>, TerraformValue> results = new HashMap<>();

	/**
	 * Return whether a function has not been called with these arguments.
	 */
	boolean isNew(String function, List<TerraformValue> arguments) {
		return !this.results.containsKey(List.of(function, List.copyOf(arguments)));
	}

	/**
	 * Compare a result with those before.
	 * @throws EvaluationException if it differs
	 */
	void check(String name, String function, List<TerraformValue> arguments, TerraformValue result) {
		TerraformValue before = this.results.putIfAbsent(List.of(function, List.copyOf(arguments)), result);
		if (before != null && !before.equals(result)) {
			throw new EvaluationException("Error in function call",
					"Call to function " + GoString.quote(name) + " failed: function returned an inconsistent result.");
		}
	}

}
