/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import dev.tfprovider.internal.command.NearestName;
import dev.tfprovider.internal.command.hcl.HclExpression;
import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Converts expressions to values of the types that a schema demands. What depends on
 * something is an unknown value.
 *
 * @param types tells the type of references and calls, dynamic if nobody knows
 * @param problems where problems go
 */
record ExpressionValues(Function<HclExpression, TerraformType> types, ExampleProblems problems) {

	/**
	 * Convert the value of an attribute. It is a problem if only the provider sets it, or
	 * if it is required and set to null.
	 * @param path where it is, for messages
	 */
	TerraformValue of(String path, Attribute attribute, HclExpression expression) {
		if (!attribute.mode().isConfigurable()) {
			this.problems.add(expression.line(), "'%s' is read-only. Remove it.", path);
		}
		else if (attribute.mode().isRequired() && expression instanceof HclExpression.Literal literal
				&& literal.value().isNull()) {
			this.problems.add(expression.line(), "'%s' is required and must not be null. Set it.", path);
		}
		return of(path, attribute.type(), attribute.nested(), expression);
	}

	private TerraformValue object(String name, ObjectType type, @Nullable NestedObject nested,
			HclExpression.Members members) {
		checkNames(name, type, members);
		Map<String, Attribute> attributes = new HashMap<>();
		if (nested != null) {
			nested.attributes().forEach((attribute) -> attributes.put(attribute.name(), attribute));
		}
		Map<String, TerraformValue> values = new TreeMap<>();
		for (String key : type.names()) {
			String path = name + "." + key;
			HclExpression value = members.entries().get(key);
			Attribute attribute = attributes.get(key);
			if (value != null) {
				values.put(key, (attribute != null) ? of(path, attribute, value) : of(path, type.type(key), value));
				continue;
			}
			if (!members.open() && (attribute == null || attribute.mode().isRequired())) {
				this.problems.add(members.line(), "'%s' is required. Set it.", path);
			}
			values.put(key, TerraformValue.ofNull(type.type(key)));
		}
		return members.open() ? TerraformValue.unknown(type) : TerraformValue.object(type, values);
	}

	private void checkNames(String name, ObjectType type, HclExpression.Members members) {
		members.entries().forEach((key, value) -> {
			if (type.indexOf(key) < 0) {
				this.problems.add(value.line(), "There is no attribute '%s' in '%s'.%s", key, name,
						NearestName.hint(key, type.names()));
			}
		});
	}

	/**
	 * Convert an expression to a type.
	 * @param name what is set, for messages
	 */
	TerraformValue of(String name, TerraformType type, HclExpression expression) {
		return of(name, type, null, expression);
	}

	/**
	 * Convert an expression to a type whose objects may be those of a nested attribute.
	 */
	private TerraformValue of(String name, TerraformType type, @Nullable NestedObject nested,
			HclExpression expression) {
		if (expression instanceof HclExpression.Literal literal) {
			return literal(name, type, literal);
		}
		if (expression instanceof HclExpression.Sequence sequence) {
			return sequence(name, type, nested, sequence);
		}
		if (expression instanceof HclExpression.Members members) {
			return (type instanceof ObjectType object) ? object(name, object, nested, members)
					: members(name, type, nested, members);
		}
		TerraformType given = this.types.apply(expression);
		return isConvertible(given, type) ? TerraformValue.unknown(type)
				: wrong(name, type, given.toString(), expression);
	}

	private TerraformValue literal(String name, TerraformType type, HclExpression.Literal literal) {
		TerraformValue value = literal.value();
		if (value.isNull()) {
			return TerraformValue.ofNull(type);
		}
		if (value.isUnknown()) {
			return isConvertible(value.type(), type) ? TerraformValue.unknown(type)
					: wrong(name, type, value.type().toString(), literal);
		}
		TerraformValue converted = (type == TerraformType.DYNAMIC || value.type().equals(type)) ? value
				: converted(value, type);
		return (converted != null) ? converted : wrong(name, type, value.toString(), literal);
	}

	private static @Nullable TerraformValue converted(TerraformValue value, TerraformType type) {
		if (type == TerraformType.STRING && value instanceof NumberValue number) {
			return TerraformValue.string(number.number().stripTrailingZeros().toPlainString());
		}
		if (type == TerraformType.STRING && value instanceof BoolValue) {
			return TerraformValue.string(value.toString());
		}
		if (!(value instanceof StringValue string)) {
			return null;
		}
		if (type == TerraformType.BOOL && (string.text().equals("true") || string.text().equals("false"))) {
			return TerraformValue.bool(string.text().equals("true"));
		}
		try {
			return (type == TerraformType.NUMBER) ? TerraformValue.number(BoundedNumber.decimal(string.text())) : null;
		}
		catch (NumberFormatException ex) {
			return null;
		}
	}

	private TerraformValue sequence(String name, TerraformType type, @Nullable NestedObject nested,
			HclExpression.Sequence sequence) {
		TerraformType element = (type instanceof TerraformType.ListType list) ? list.element()
				: (type instanceof TerraformType.SetType set) ? set.element() : null;
		TerraformType.TupleType tuple = (type instanceof TerraformType.TupleType given) ? given : null;
		boolean fits = element != null || type == TerraformType.DYNAMIC
				|| (tuple != null && tuple.elements().size() == sequence.elements().size());
		if (!fits) {
			return wrong(name, type, "a list", sequence);
		}
		List<TerraformValue> values = new ArrayList<>();
		for (HclExpression value : sequence.elements()) {
			int index = values.size();
			TerraformType wanted = (tuple != null) ? tuple.elements().get(index)
					: (element != null) ? element : TerraformType.DYNAMIC;
			values.add(of(name + "[" + index + "]", wanted, nested, value));
		}
		if (element == null) {
			return TerraformValue.tuple(values);
		}
		return (type instanceof TerraformType.ListType) ? TerraformValue.list(element, values)
				: TerraformValue.set(element, values);
	}

	private TerraformValue members(String name, TerraformType type, @Nullable NestedObject nested,
			HclExpression.Members members) {
		Map<String, TerraformValue> values = new TreeMap<>();
		TerraformType element = (type instanceof TerraformType.MapType map) ? map.element() : TerraformType.DYNAMIC;
		if (!(type instanceof TerraformType.MapType) && type != TerraformType.DYNAMIC) {
			return wrong(name, type, "an object", members);
		}
		members.entries().forEach((key, value) -> values.put(key, of(name + "." + key, element, nested, value)));
		if (members.open()) {
			return TerraformValue.unknown(type);
		}
		if (type instanceof TerraformType.MapType) {
			return TerraformValue.map(element, values);
		}
		return object(values);
	}

	/**
	 * Return an object whose members have the types of their values.
	 */
	static TerraformValue object(Map<String, TerraformValue> values) {
		Map<String, TerraformType> types = new TreeMap<>();
		values.forEach((key, value) -> types.put(key, value.type()));
		return TerraformValue.object(ObjectType.of(types), values);
	}

	private TerraformValue wrong(String name, TerraformType type, String given, HclExpression expression) {
		this.problems.add(expression.line(), "'%s' must be a %s, but is %s.", name, type, given);
		return TerraformValue.unknown(type);
	}

	/**
	 * Return whether values of a type, none of which is known, may be what is demanded.
	 */
	private static boolean isConvertible(TerraformType given, TerraformType type) {
		if (given == TerraformType.DYNAMIC || type == TerraformType.DYNAMIC || given.equals(type)) {
			return true;
		}
		if (given instanceof TerraformType.Primitive && type instanceof TerraformType.Primitive) {
			return given == TerraformType.STRING || type == TerraformType.STRING;
		}
		boolean sequences = isSequence(given) && isSequence(type);
		boolean mappings = isMapping(given) && isMapping(type);
		return sequences || mappings;
	}

	private static boolean isSequence(TerraformType type) {
		return type instanceof TerraformType.ListType || type instanceof TerraformType.SetType
				|| type instanceof TerraformType.TupleType;
	}

	private static boolean isMapping(TerraformType type) {
		return type instanceof TerraformType.MapType || type instanceof ObjectType;
	}

}
