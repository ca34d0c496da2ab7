/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.List;
import java.util.Map;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * An expression, as far as it can be told without the rest of the configuration.
 */
public sealed interface HclExpression {

	/**
	 * Return the line on which it begins, from 1.
	 */
	int line();

	/**
	 * Return an expression of which only the type is known.
	 */
	static HclExpression unknown(TerraformType type, int line) {
		return new Literal(TerraformValue.unknown(type), line);
	}

	/**
	 * A text, number, truth value or null; unknown where it depends on something.
	 *
	 * @param value the value, unknown of dynamic type if even that is open
	 * @param line its line
	 */
	record Literal(TerraformValue value, int line) implements HclExpression {

	}

	/**
	 * A list in brackets.
	 *
	 * @param elements its elements
	 * @param line its line
	 */
	record Sequence(List<HclExpression> elements, int line) implements HclExpression {

	}

	/**
	 * An object in braces.
	 *
	 * @param entries what is known of its entries
	 * @param open whether keys are expressions, so that there are others
	 * @param line its line
	 */
	record Members(Map<String, HclExpression> entries, boolean open, int line) implements HclExpression {

	}

	/**
	 * A name and what is asked of it, such as {@code data.petstore_pet.rex.id}. An index
	 * is an empty step.
	 *
	 * @param steps the names
	 * @param line its line
	 */
	record Reference(List<String> steps, int line) implements HclExpression {

	}

	/**
	 * A call of a function.
	 *
	 * @param name the name, with its namespace
	 * @param arguments its arguments
	 * @param expanded whether the elements of the last argument are arguments themselves
	 * @param line its line
	 */
	record Call(String name, List<HclExpression> arguments, boolean expanded, int line) implements HclExpression {

	}

}
