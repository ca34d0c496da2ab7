/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.Set;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.config.NamedValues;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads what expressions refer to besides resources.
 *
 * @param walk the walk
 */
record NamedValueReader(Walk walk) {

	/**
	 * First names of references that lead to no resource.
	 */
	static final Set<String> ROOTS = Set.of("var", "local", "each", "count");

	/**
	 * Read a value.
	 * @throws EvaluationException if there is none of that name here
	 */
	TerraformValue read(String root, String name) {
		NamedValues values = this.walk.module().values();
		return switch (root) {
			case "var" -> variable(values, name);
			case "local" -> local(values, name);
			case "each" -> throw new EvaluationException("Reference to \"each\" in context without for_each",
					"The \"each\" object can be used only in \"module\" or \"resource\" blocks, and only when the "
							+ "\"for_each\" argument is set.");
			default -> throw new EvaluationException("Reference to \"count\" in non-counted context",
					"The \"count\" object can only be used in \"module\", \"resource\", and \"data\" blocks, and only "
							+ "when the \"count\" argument is set.");
		};
	}

	private TerraformValue variable(NamedValues values, String name) {
		Expression variable = values.variables().get(name);
		if (variable == null) {
			throw new EvaluationException("Reference to undeclared input variable",
					"An input variable with the name " + GoString.quote(name)
							+ " has not been declared. This variable can be declared with a variable "
							+ GoString.quote(name) + " {} block.");
		}
		if (this.walk.phase() == Walk.Phase.VALIDATE) {
			return TerraformValue.unknown(TerraformType.DYNAMIC);
		}
		return new Evaluation(this.walk, "var." + name).evaluate(AttributePath.root(), variable);
	}

	private TerraformValue local(NamedValues values, String name) {
		Expression local = values.locals().get(name);
		if (local == null) {
			throw new EvaluationException("Reference to undeclared local value",
					"A local value with the name " + GoString.quote(name) + " has not been declared.");
		}
		return new Evaluation(this.walk, "local." + name).evaluate(AttributePath.root(), local);
	}

}
