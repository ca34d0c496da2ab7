/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.mapping.model.TypeRef;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmType;
import kotlin.metadata.KmTypeProjection;

/**
 * Marks in a type what the compiler says may be null.
 */
final class KotlinNulls {

	private KotlinNulls() {
	}

	static TypeRef mark(TypeRef type, KmType described) {
		List<TypeRef> arguments = type.arguments();
		List<KmTypeProjection> projections = described.getArguments();
		if (!arguments.isEmpty() && arguments.size() == projections.size()) {
			List<TypeRef> marked = new ArrayList<>();
			for (int i = 0; i < arguments.size(); i++) {
				KmType inner = projections.get(i).getType();
				marked.add((inner != null) ? mark(arguments.get(i), inner) : arguments.get(i));
			}
			arguments = List.copyOf(marked);
		}
		return new TypeRef(type.raw(), arguments, type.nullable() || Attributes.isNullable(described), type.text());
	}

}
