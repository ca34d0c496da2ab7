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
	public Outcome call(@Nullable Object... arguments) {
		Expression call = Expression.call(this.name,
				Arrays.stream(arguments).map(Configuration.ConfigurationExpression::convert).toList());
		try {
			TerraformValue result = this.evaluation.apply(call);
			return result.isWhollyKnown() ? Outcome.known(JsonValues.toJava(ValueJson.of(result))) : Outcome.UNKNOWN;
		}
		catch (EvaluationException ex) {
			return Outcome.failed(ex.summary(), ex.detail());
		}
	}

	@Override
	public String toString() {
		return this.name;
	}

	/**
	 * The outcome of a call of a function: a value, an unknown value or an error.
	 */
	public static final class Outcome {

		static final Outcome UNKNOWN = new Outcome(null, true, "", "");

		private final @Nullable Object value;

		private final boolean unknown;

		private final String summary;

		private final String error;

		private Outcome(@Nullable Object value, boolean unknown, String summary, String error) {
			this.value = value;
			this.unknown = unknown;
			this.summary = summary;
			this.error = error;
		}

		static Outcome known(@Nullable Object value) {
			return new Outcome(value, false, "", "");
		}

		static Outcome failed(String summary, String error) {
			return new Outcome(null, false, summary, error);
		}

		/**
		 * Return the result.
		 * @return {@code String}, {@code Boolean}, a number, {@code List}, {@code Map} or
		 * {@code null}
		 * @throws AssertionError if the call failed, or its result is not known
		 */
		public @Nullable Object value() {
			if (!succeeded() || this.unknown) {
				throw new AssertionError("The function has no known result but " + this);
			}
			return this.value;
		}

		/**
		 * Return whether the result, or part of it, is not known.
		 * @return whether an argument has to be known first
		 */
		public boolean isUnknown() {
			return this.unknown;
		}

		/**
		 * Return whether there was no error.
		 * @return whether the call succeeded
		 */
		public boolean succeeded() {
			return this.summary.isEmpty();
		}

		/**
		 * Return the error as Terraform shows it.
		 * @return the detail of the diagnostic
		 * @throws AssertionError if the call succeeded
		 */
		public String error() {
			if (succeeded()) {
				throw new AssertionError("The function has not failed but has the result " + this);
			}
			return this.error;
		}

		@Override
		public String toString() {
			if (!succeeded()) {
				return this.summary + ": " + this.error;
			}
			return this.unknown ? "(unknown)" : String.valueOf(this.value);
		}

	}

}
