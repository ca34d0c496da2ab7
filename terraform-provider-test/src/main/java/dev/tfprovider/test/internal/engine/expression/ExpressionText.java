/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.stream.Collectors;

import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.ValueJson;
import dev.tfprovider.value.StringValue;

/**
 * Writes expressions in Terraform's native syntax.
 */
public final class ExpressionText {

	private ExpressionText() {
	}

	public static String of(Expression expression) {
		if (expression instanceof Expression.Reference reference) {
			return reference.address() + CheckProblem.pathText(reference.path());
		}
		if (expression instanceof Expression.Index index) {
			return of(index.base()) + "[" + of(index.key()) + "]" + CheckProblem.pathText(index.path());
		}
		if (expression instanceof Expression.Splat splat) {
			return of(splat.base()) + "[*]" + CheckProblem.pathText(splat.path());
		}
		if (expression instanceof Expression.Call call) {
			return call.function() + "("
					+ call.arguments().stream().map(ExpressionText::of).collect(Collectors.joining(", ")) + ")";
		}
		if (expression instanceof Expression.Expansion expansion) {
			return of(expansion.arguments()) + "...";
		}
		if (expression instanceof Expression.ListExpression list) {
			return list.elements().stream().map(ExpressionText::of).collect(Collectors.joining(", ", "[", "]"));
		}
		if (expression instanceof Expression.ObjectExpression object) {
			return object.members()
				.entrySet()
				.stream()
				.map((member) -> JsonValues.write(member.getKey()) + " = " + of(member.getValue()))
				.collect(Collectors.joining(", ", "{", "}"));
		}
		if (expression instanceof Expression.Literal literal) {
			return (literal.value() instanceof StringValue text)
					? JsonValues.write(text.text()).replace("${", "$${").replace("%{", "%%{")
					: JsonValues.write(ValueJson.of(literal.value()));
		}
		throw new IllegalArgumentException("No text can contain " + expression);
	}

}
