/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.value.Conversion;
import dev.tfprovider.test.internal.engine.value.ConversionException;
import dev.tfprovider.test.internal.engine.value.FriendlyType;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectType;
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
 * @param own what references in an instance lead to before that: values of
 * {@code count.index}, {@code each.key} and the like, by name
 */
public record Evaluation(Scope scope, String address, Map<String, TerraformValue> own) {

	public Evaluation {
		own = Map.copyOf(own);
	}

	public Evaluation(Scope scope, String address) {
		this(scope, address, Map.of());
	}

	/**
	 * Return what evaluates for an instance within.
	 */
	public Evaluation with(Map<String, TerraformValue> more) {
		Map<String, TerraformValue> all = new HashMap<>(this.own);
		all.putAll(more);
		return new Evaluation(this.scope, this.address, all);
	}

	/**
	 * Evaluate an expression.
	 * @throws EvaluationException if a reference leads nowhere
	 */
	public TerraformValue evaluate(AttributePath path, Expression expression) {
		if (expression instanceof Expression.Literal literal) {
			return literal.value();
		}
		if (expression instanceof Expression.Reference reference) {
			return follow(root(reference), reference.path());
		}
		if (expression instanceof Expression.Index index) {
			return index(path, index);
		}
		if (expression instanceof Expression.Splat splat) {
			return splat(path, splat);
		}
		if (expression instanceof Expression.Call call) {
			return call(path, call);
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

	private TerraformValue root(Expression.Reference reference) {
		TerraformValue own = this.own.get(reference.address());
		if (own != null) {
			return own;
		}
		this.scope.check(reference);
		return this.scope.resource(reference.address());
	}

	private TerraformValue call(AttributePath path, Expression.Call call) {
		if (call.isOfProvider()) {
			this.scope.checkCalls();
		}
		List<TerraformValue> arguments = new ArrayList<>();
		for (Expression argument : call.arguments()) {
			if (argument instanceof Expression.Expansion expansion) {
				TerraformValue last = evaluate(path, expansion.arguments());
				checkExpansion(last);
				if (last.isUnknown()) {
					return TerraformValue.unknown(TerraformType.DYNAMIC);
				}
				arguments.addAll(ValueParts.elements(last));
			}
			else {
				arguments.add(evaluate(path, argument));
			}
		}
		return call.isOfProvider() ? this.scope.call(call.function(), arguments) : set(arguments.get(0));
	}

	private static void checkExpansion(TerraformValue arguments) {
		if (!TypeParts.isSequence(arguments.type()) && arguments.type() != TerraformType.DYNAMIC) {
			throw new EvaluationException("Invalid expanding argument value",
					"The expanding argument (indicated by ...) must be of a tuple, list, or set type.");
		}
		if (arguments.isNull()) {
			throw new EvaluationException("Invalid expanding argument value",
					"The expanding argument (indicated by ...) must not be null.");
		}
	}

	private TerraformValue index(AttributePath path, Expression.Index index) {
		TerraformValue base = evaluate(path, index.base());
		TerraformValue key = evaluate(path, index.key());
		if (key.isUnknown()) {
			return TerraformValue.unknown(TerraformType.DYNAMIC);
		}
		if (key instanceof StringValue && hasPositions(base.type())) {
			key = convert(key, TerraformType.NUMBER, "Invalid index",
					"The given key does not identify an element in this collection value: ");
		}
		AttributePath.Step step = Expression.step(key);
		if (step == null) {
			throw new EvaluationException("Invalid index", "Can't use a null value as an indexing key.");
		}
		return follow(base, index.path().prepend(step));
	}

	private static boolean hasPositions(TerraformType type) {
		return type instanceof TerraformType.ListType || type instanceof TerraformType.TupleType;
	}

	/**
	 * Convert what an expression has come to.
	 * @throws EvaluationException if it is of another type, in the words of Core
	 */
	public static TerraformValue convert(TerraformValue value, TerraformType wanted) {
		return convert(value, wanted, "Incorrect value type", "Invalid expression value: ");
	}

	private static TerraformValue convert(TerraformValue value, TerraformType wanted, String summary,
			String beginning) {
		try {
			return Conversion.convert(value, wanted);
		}
		catch (ConversionException ex) {
			throw new EvaluationException(summary, beginning + ex.getMessage() + ".");
		}
	}

	private TerraformValue splat(AttributePath path, Expression.Splat splat) {
		TerraformValue base = evaluate(path, splat.base());
		if (base.isUnknown()) {
			return TerraformValue.unknown(TerraformType.DYNAMIC);
		}
		if (base.isNull()) {
			return TerraformValue.tuple(List.of());
		}
		List<TerraformValue> elements = TypeParts.isSequence(base.type()) ? ValueParts.elements(base) : List.of(base);
		return TerraformValue.tuple(elements.stream().map((element) -> follow(element, splat.path())).toList());
	}

	/**
	 * Return a set of what the argument has, of text if its elements differ in type.
	 */
	private static TerraformValue set(TerraformValue elements) {
		if (elements.isUnknown()) {
			return TerraformValue.unknown(TerraformType.set(TerraformType.DYNAMIC));
		}
		List<TerraformType> types = ValueParts.elements(elements)
			.stream()
			.map(TerraformValue::type)
			.distinct()
			.toList();
		TerraformType type = (types.size() == 1) ? types.get(0) : TerraformType.STRING;
		try {
			return Conversion.convert(elements, TerraformType.set(type));
		}
		catch (ConversionException ex) {
			throw new EvaluationException("Invalid function argument",
					"Invalid value for \"v\" parameter: cannot convert " + FriendlyType.of(elements.type())
							+ " to set of any single type.");
		}
	}

	private TerraformValue object(AttributePath path, Expression.ObjectExpression expression) {
		Map<String, TerraformValue> members = new TreeMap<>();
		expression.members().forEach((name, member) -> members.put(name, evaluate(path.attribute(name), member)));
		return ValueParts.object(members);
	}

	private TerraformValue template(AttributePath path, Expression.Template template) {
		StringBuilder text = new StringBuilder();
		for (Expression piece : template.pieces()) {
			TerraformValue value = evaluate(path, piece);
			if (value.isUnknown()) {
				String prefix = text.isEmpty() ? null : text.toString();
				return new UnknownValue(TerraformType.STRING,
						new UnknownValue.Refinements(true, prefix, null, null, null, null));
			}
			if (value.isNull()) {
				throw new EvaluationException("Invalid template interpolation value",
						"The expression result is null. Cannot include a null value in a string template.");
			}
			TerraformValue part = convert(value, TerraformType.STRING, "Invalid template interpolation value",
					"Cannot include the given value in a string template: ");
			text.append(((StringValue) part).text());
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
			Optional<TerraformValue> next = value.at(new AttributePath(List.of(step)));
			if (next.isEmpty() && step instanceof AttributePath.AttributeName name) {
				next = Optional.ofNullable(value.entries().get(name.name()));
			}
			if (next.isEmpty()) {
				throw missing(value, step);
			}
			value = next.get();
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

	/**
	 * Say why there is no element.
	 */
	private static EvaluationException missing(TerraformValue value, AttributePath.Step step) {
		boolean list = value.type() instanceof TerraformType.ListType;
		boolean sequence = hasPositions(value.type());
		String reason = "";
		if (sequence && !(step instanceof AttributePath.ElementIndex)) {
			reason = ": a number is required";
		}
		else if (list) {
			reason = ValueParts.elements(value).isEmpty() ? ": the collection has no elements"
					: ": the given index is greater than or equal to the length of the collection";
		}
		return new EvaluationException("Invalid index",
				"The given key does not identify an element in this collection value" + reason + ".");
	}

}
