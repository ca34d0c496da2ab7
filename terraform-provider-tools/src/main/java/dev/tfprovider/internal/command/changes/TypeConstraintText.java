/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.stream.Collectors;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Writes types as configurations do.
 */
final class TypeConstraintText {

	private TypeConstraintText() {
	}

	/**
	 * Say that something has another type.
	 */
	static String instead(TerraformType before, TerraformType after) {
		return "has the type %s instead of %s".formatted(of(after), of(before));
	}

	static String of(TerraformType type) {
		if (type instanceof TerraformType.ListType list) {
			return "list(" + of(list.element()) + ")";
		}
		if (type instanceof TerraformType.SetType set) {
			return "set(" + of(set.element()) + ")";
		}
		if (type instanceof TerraformType.MapType map) {
			return "map(" + of(map.element()) + ")";
		}
		if (type instanceof TerraformType.TupleType tuple) {
			return tuple.elements()
				.stream()
				.map(TypeConstraintText::of)
				.collect(Collectors.joining(", ", "tuple([", "])"));
		}
		if (type instanceof ObjectType object) {
			return object.names()
				.stream()
				.map((name) -> name + " = " + of(object.type(name)))
				.collect(Collectors.joining(", ", "object({", "})"));
		}
		return (type == TerraformType.DYNAMIC) ? "any" : type.toString();
	}

}
