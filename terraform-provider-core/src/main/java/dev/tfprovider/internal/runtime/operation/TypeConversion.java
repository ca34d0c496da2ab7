/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Converts dynamic values to a type: null to null of the type, a tuple to a list or set,
 * an object to a map. Java has one kind of null, and one kind of list and map.
 */
final class TypeConversion {

	private TypeConversion() {
	}

	/**
	 * Return the type of a value with the types that its dynamic parts bring along.
	 */
	static TerraformType typeOf(TerraformValue value) {
		if (value instanceof ObjectValue object && object.type().hasDynamic()) {
			Map<String, TerraformType> types = new LinkedHashMap<>();
			object.type().names().forEach((name) -> types.put(name, typeOf(object.get(name))));
			return ObjectType.of(types);
		}
		if (value instanceof TupleValue tuple) {
			return new TerraformType.TupleType(tuple.elements().stream().map(TypeConversion::typeOf).toList());
		}
		return value.type();
	}

	/**
	 * Return whether values of a type may stand where another was planned: it has the
	 * same type wherever the planned one is said.
	 */
	static boolean conforms(TerraformType type, TerraformType planned) {
		if (planned == TerraformType.DYNAMIC) {
			return true;
		}
		if (planned instanceof ObjectType object) {
			return type instanceof ObjectType other && other.names().equals(object.names())
					&& object.names().stream().allMatch((name) -> conforms(other.type(name), object.type(name)));
		}
		if (planned instanceof TerraformType.TupleType tuple) {
			return type instanceof TerraformType.TupleType other && conform(other.elements(), tuple.elements());
		}
		if (planned instanceof TerraformType.ListType list) {
			return type instanceof TerraformType.ListType other && conforms(other.element(), list.element());
		}
		if (planned instanceof TerraformType.SetType set) {
			return type instanceof TerraformType.SetType other && conforms(other.element(), set.element());
		}
		if (planned instanceof TerraformType.MapType map) {
			return type instanceof TerraformType.MapType other && conforms(other.element(), map.element());
		}
		return type.equals(planned);
	}

	private static boolean conform(List<TerraformType> types, List<TerraformType> planned) {
		return types.size() == planned.size()
				&& IntStream.range(0, types.size()).allMatch((i) -> conforms(types.get(i), planned.get(i)));
	}

	/**
	 * Return a value as one of a type, or as far as it can be one.
	 */
	static TerraformValue convert(TerraformValue value, TerraformType type) {
		if (value.isNull()) {
			return value.type().equals(type) ? value : TerraformValue.ofNull(type);
		}
		if (type == TerraformType.DYNAMIC || value.isUnknown()) {
			return value;
		}
		if (type instanceof TerraformType.ListType list) {
			return (value instanceof TupleValue || value instanceof ListValue)
					? elements(value, list.element(), ListValue::new) : value;
		}
		if (type instanceof TerraformType.SetType set) {
			return (value instanceof TupleValue || value instanceof ListValue || value instanceof SetValue)
					? elements(value, set.element(), SetValue::new) : value;
		}
		if (type instanceof TerraformType.MapType map) {
			return (value instanceof ObjectValue || value instanceof MapValue) ? entries(value, map.element()) : value;
		}
		if (type instanceof TerraformType.TupleType tuple && value instanceof TupleValue sequence) {
			return members(sequence, tuple);
		}
		return (type instanceof ObjectType object && value instanceof ObjectValue known) ? members(known, object)
				: value;
	}

	private static TerraformValue elements(TerraformValue value, TerraformType element,
			BiFunction<TerraformType, List<TerraformValue>, TerraformValue> collection) {
		List<TerraformValue> elements = value.sequence().stream().map((each) -> convert(each, element)).toList();
		return agree(elements, element) ? collection.apply(element, elements) : value;
	}

	private static TerraformValue entries(TerraformValue value, TerraformType element) {
		Map<String, TerraformValue> entries = new LinkedHashMap<>();
		value.entries().forEach((key, each) -> entries.put(key, convert(each, element)));
		return agree(entries.values().stream().toList(), element) ? new MapValue(element, entries) : value;
	}

	/**
	 * Return whether values can be the elements of one collection: Terraform crashes if
	 * their types differ.
	 */
	private static boolean agree(List<TerraformValue> values, TerraformType element) {
		if (!element.hasDynamic()) {
			return values.stream().allMatch((value) -> typeOf(value).equals(element));
		}
		List<TerraformType> types = values.stream().map(TypeConversion::typeOf).distinct().toList();
		return types.size() <= 1 && types.stream().allMatch((type) -> conforms(type, element));
	}

	private static TerraformValue members(TupleValue value, TerraformType.TupleType type) {
		List<TerraformValue> elements = new ArrayList<>(value.elements());
		for (int i = 0; i < Math.min(elements.size(), type.elements().size()); i++) {
			elements.set(i, convert(elements.get(i), type.elements().get(i)));
		}
		return new TupleValue(elements);
	}

	private static TerraformValue members(ObjectValue value, ObjectType type) {
		Map<String, TerraformValue> members = new LinkedHashMap<>();
		Map<String, TerraformType> types = new LinkedHashMap<>();
		for (String name : value.type().names()) {
			TerraformValue member = value.get(name);
			TerraformValue converted = (type.indexOf(name) >= 0) ? convert(member, type.type(name)) : member;
			members.put(name, converted);
			types.put(name, converted.type());
		}
		return TerraformValue.object(ObjectType.of(types), members);
	}

}
