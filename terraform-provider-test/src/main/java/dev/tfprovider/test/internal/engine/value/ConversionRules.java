/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Which types convert to which, as far as the types alone decide it, and what Core says
 * if they do not.
 */
final class ConversionRules {

	private ConversionRules() {
	}

	static boolean possible(TerraformType given, TerraformType wanted) {
		if (wanted == TerraformType.DYNAMIC || given == TerraformType.DYNAMIC || given.equals(wanted)) {
			return true;
		}
		if (given instanceof TerraformType.Primitive && wanted instanceof TerraformType.Primitive) {
			return wanted == TerraformType.STRING || given == TerraformType.STRING;
		}
		TerraformType element = TypeParts.element(wanted);
		if (element != null) {
			return (wanted instanceof TerraformType.MapType) ? mapping(given, element) : sequence(given, element);
		}
		if (wanted instanceof TerraformType.TupleType tuple) {
			return given instanceof TerraformType.TupleType other
					&& ValueParts.pairsMatch(other.elements(), tuple.elements(), ConversionRules::possible);
		}
		return wanted instanceof ObjectType object && object(given, object);
	}

	private static boolean sequence(TerraformType given, TerraformType element) {
		if (given instanceof TerraformType.TupleType tuple) {
			return tuple.elements().stream().allMatch((type) -> possible(type, element));
		}
		TerraformType inner = TypeParts.element(given);
		return inner != null && TypeParts.isSequence(given) && possible(inner, element);
	}

	private static boolean mapping(TerraformType given, TerraformType element) {
		if (given instanceof ObjectType object) {
			return object.names().stream().allMatch((name) -> possible(object.type(name), element));
		}
		return given instanceof TerraformType.MapType map && possible(map.element(), element);
	}

	private static boolean object(TerraformType given, ObjectType wanted) {
		if (given instanceof TerraformType.MapType map) {
			return wanted.names().stream().allMatch((name) -> possible(map.element(), wanted.type(name)));
		}
		return given instanceof ObjectType object && wanted.names()
			.stream()
			.allMatch((name) -> (object.indexOf(name) < 0) ? wanted.optional().contains(name)
					: possible(object.type(name), wanted.type(name)));
	}

	/**
	 * Return why a conversion is not possible.
	 */
	static String mismatch(TerraformType given, TerraformType wanted) {
		if (given instanceof ObjectType one && wanted instanceof ObjectType other) {
			return objects(one, other);
		}
		TerraformType element = TypeParts.element(wanted);
		if (element != null && TypeParts.isSequence(wanted) && TypeParts.isSequence(given)) {
			return element(given, element, wanted);
		}
		if (wanted instanceof TerraformType.MapType map && given instanceof ObjectType object) {
			for (String name : object.names()) {
				if (!possible(object.type(name), map.element())) {
					return "element " + GoString.quote(name) + ": " + mismatch(object.type(name), map.element());
				}
			}
		}
		String required = FriendlyType.of(wanted) + " required";
		return confusing(given, wanted) ? required : required + ", but have " + FriendlyType.of(given);
	}

	/**
	 * Return whether to name both types would rather confuse, since they may be converted
	 * in some cases.
	 */
	private static boolean confusing(TerraformType given, TerraformType wanted) {
		if (TypeParts.element(wanted) != null && (isStructure(given) || TypeParts.element(given) != null)) {
			return true;
		}
		boolean primitives = given instanceof TerraformType.Primitive && wanted instanceof TerraformType.Primitive;
		if (primitives) {
			return given == TerraformType.STRING;
		}
		boolean onePrimitive = given instanceof TerraformType.Primitive || wanted instanceof TerraformType.Primitive;
		return !onePrimitive && !(given instanceof TerraformType.TupleType && wanted instanceof ObjectType);
	}

	private static boolean isStructure(TerraformType type) {
		return type instanceof TerraformType.TupleType || type instanceof ObjectType;
	}

	private static String element(TerraformType given, TerraformType element, TerraformType wanted) {
		if (given instanceof TerraformType.TupleType tuple) {
			for (int i = 0; i < tuple.elements().size(); i++) {
				if (!possible(tuple.elements().get(i), element)) {
					return "element " + i + ": " + mismatch(tuple.elements().get(i), element);
				}
			}
		}
		TerraformType inner = TypeParts.element(given);
		return (inner != null) ? "incorrect " + TypeParts.word(wanted) + " element type: " + mismatch(inner, element)
				: FriendlyType.of(wanted) + " required";
	}

	private static String objects(ObjectType given, ObjectType wanted) {
		List<String> missing = new ArrayList<>();
		for (String name : wanted.names()) {
			if (given.indexOf(name) < 0) {
				if (!wanted.optional().contains(name)) {
					missing.add(GoString.quote(name));
				}
			}
			else if (!possible(given.type(name), wanted.type(name))) {
				return "attribute " + GoString.quote(name) + ": " + mismatch(given.type(name), wanted.type(name));
			}
		}
		if (missing.size() == 1) {
			return "attribute " + missing.get(0) + " is required";
		}
		if (missing.size() == 2) {
			return "attributes " + missing.get(0) + " and " + missing.get(1) + " are required";
		}
		return "attributes " + String.join(", ", missing.subList(0, missing.size() - 1)) + ", and "
				+ missing.get(missing.size() - 1) + " are required";
	}

}
