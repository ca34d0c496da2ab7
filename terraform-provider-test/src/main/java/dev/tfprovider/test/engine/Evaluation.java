/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.Refinements;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Evaluates expressions of one block: sequences become tuples and members objects, until
 * they are converted to what an argument wants.
 *
 * @param scope what references lead to
 * @param address the block, for names of values unknown until apply
 */
record Evaluation(Scope scope, String address) {

	/**
	 * Evaluate an expression.
	 * @throws EvaluationException if a reference leads nowhere
	 */
	TerraformValue evaluate(AttributePath path, Expression expression) {
		if (expression instanceof Expression.Literal literal) {
			return literal.value();
		}
		if (expression instanceof Expression.Reference reference) {
			return follow(this.scope.resource(reference.address()), reference.path());
		}
		if (expression instanceof Expression.ListExpression list) {
			List<TerraformValue> elements = new ArrayList<>();
			for (int i = 0; i < list.elements().size(); i++) {
				elements.add(evaluate(path.index(i), list.elements().get(i)));
			}
			return TerraformValue.tuple(elements);
		}
		if (expression instanceof Expression.Template template) {
			return template(path, template);
		}
		if (expression instanceof Expression.Deferred deferred) {
			TerraformValue value = evaluate(path, deferred.value());
			return this.scope.deferred(DeferredNames.of(this.address, path), value);
		}
		return object(path, (Expression.ObjectExpression) expression);
	}

	private TerraformValue object(AttributePath path, Expression.ObjectExpression expression) {
		Map<String, TerraformValue> members = new TreeMap<>();
		Map<String, TerraformType> types = new TreeMap<>();
		expression.members().forEach((name, member) -> {
			TerraformValue value = evaluate(path.attribute(name), member);
			members.put(name, value);
			types.put(name, value.type());
		});
		return TerraformValue.object(ObjectType.of(types), members);
	}

	private TerraformValue template(AttributePath path, Expression.Template template) {
		StringBuilder text = new StringBuilder();
		for (Expression piece : template.pieces()) {
			TerraformValue value = evaluate(path, piece);
			if (value.isUnknown()) {
				String prefix = text.isEmpty() ? null : text.toString();
				return new UnknownValue(TerraformType.STRING, new Refinements(true, prefix, null, null, null, null));
			}
			if (value.isNull()) {
				throw new EvaluationException("Invalid template interpolation value",
						"The expression result is null. Cannot include a null value in a string template.");
			}
			text.append(((StringValue) Conversion.convert(value, TerraformType.STRING)).text());
		}
		return TerraformValue.string(text.toString());
	}

	private static TerraformValue follow(TerraformValue root, AttributePath path) {
		TerraformValue value = root;
		for (AttributePath.Step step : path) {
			if (value.isUnknown()) {
				value = TerraformValue.unknown(typeAt(value.type(), step));
				continue;
			}
			if (value.isNull()) {
				throw new EvaluationException("Attempt to get attribute from null value",
						"This value is null, so it does not have any attributes.");
			}
			Optional<TerraformValue> next = Parts.find(value, new AttributePath(List.of(step)));
			if (next.isEmpty() && step instanceof AttributePath.AttributeName name) {
				next = Optional.ofNullable(Parts.members(value).get(name.name()));
			}
			value = next.orElseThrow(() -> new EvaluationException("Invalid index",
					"The given key does not identify an element in this collection value."));
		}
		return value;
	}

	private static TerraformType typeAt(TerraformType type, AttributePath.Step step) {
		if (type instanceof ObjectType object && step instanceof AttributePath.AttributeName name) {
			if (object.indexOf(name.name()) < 0) {
				throw new EvaluationException("Unsupported attribute",
						"This object has no argument, nested block, or exported attribute named "
								+ GoString.quote(name.name()) + ".");
			}
			return object.type(name.name());
		}
		if (type instanceof TerraformType.ListType list) {
			return list.element();
		}
		if (type instanceof TerraformType.MapType map) {
			return map.element();
		}
		return TerraformType.DYNAMIC;
	}

}
