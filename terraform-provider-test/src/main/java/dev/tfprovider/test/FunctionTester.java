/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Arrays;
import java.util.function.Function;

import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.value.ValueJson;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Calls a function of the provider as an expression of a configuration does: arguments
 * are converted and checked by the rules of Terraform, and the function is called twice
 * to compare its results. Made by {@link InMemoryTerraform#function}.
 */
public final class FunctionTester {

	private final String name;

	private final Function<Expression, TerraformValue> evaluation;

	FunctionTester(String name, Function<Expression, TerraformValue> evaluation) {
		this.name = name;
		this.evaluation = evaluation;
	}

	/**
	 * Call the function.
	 * @param arguments the arguments: {@code null}, {@code String}, {@code Boolean},
	 * {@code Number}, {@code Collection}, {@code Map}, or expressions such as
	 * {@link Configuration#unknown}
	 * @return the outcome
	 */
	public FunctionOutcome call(@Nullable Object... arguments) {
		Expression call = Expression.call(this.name,
				Arrays.stream(arguments).map(ConfigurationExpression::convert).toList());
		try {
			TerraformValue result = this.evaluation.apply(call);
			return result.isWhollyKnown() ? FunctionOutcome.known(JsonValues.toJava(ValueJson.of(result)))
					: FunctionOutcome.UNKNOWN;
		}
		catch (EvaluationException ex) {
			return FunctionOutcome.failed(ex.summary(), ex.detail());
		}
	}

	@Override
	public String toString() {
		return this.name;
	}

}
