/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.stream.Collectors;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Writes types in the Go syntax of Core's texts, such as {@code cty.List(cty.String)}.
 */
final class GoType {

	private GoType() {
	}

	static String of(TerraformType type) {
		TerraformType element = TypeParts.element(type);
		if (element != null) {
			return "cty." + capitalized(TypeParts.word(type)) + "(" + of(element) + ")";
		}
		if (type instanceof TerraformType.TupleType tuple) {
			return tuple.elements().isEmpty() ? "cty.EmptyTuple"
					: tuple.elements()
						.stream()
						.map(GoType::of)
						.collect(Collectors.joining(", ", "cty.Tuple([]cty.Type{", "})"));
		}
		if (type instanceof ObjectType object) {
			return (object.size() == 0) ? "cty.EmptyObject"
					: object.names()
						.stream()
						.map((name) -> GoString.quote(name) + ":" + of(object.type(name)))
						.collect(Collectors.joining(", ", "cty.Object(map[string]cty.Type{", "})"));
		}
		return (type == TerraformType.DYNAMIC) ? "cty.DynamicPseudoType" : "cty." + capitalized(type.toString());
	}

	private static String capitalized(String word) {
		return Character.toUpperCase(word.charAt(0)) + word.substring(1);
	}

}
