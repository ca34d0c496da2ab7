/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.List;

import dev.tfprovider.value.TerraformValue;

/**
 * What expressions can see at some point of a walk.
 */
public interface Scope {

	/**
	 * Return a resource or data source as far as it is known by now.
	 * @throws EvaluationException if there is no such
	 */
	TerraformValue resource(String address);

	/**
	 * Check that a reference fits what it leads to, whatever the value is.
	 * @throws EvaluationException if it does not
	 */
	default void check(Expression.Reference reference) {
	}

	/**
	 * Check that functions of providers can be called at all.
	 * @throws EvaluationException if they cannot
	 */
	default void checkCalls() {
	}

	/**
	 * Call a function of the provider.
	 * @param name the name as it is written
	 * @throws EvaluationException if it fails
	 */
	default TerraformValue call(String name, List<TerraformValue> arguments) {
		throw new EvaluationException("Function calls not allowed", "Functions may not be called here.");
	}

	/**
	 * Return the value of an expression that is unknown until apply, or unknown.
	 */
	TerraformValue deferred(String name, TerraformValue value);

}
