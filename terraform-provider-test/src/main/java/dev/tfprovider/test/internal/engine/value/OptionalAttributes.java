/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Takes the marks of optional attributes out of a type, which belong to configurations
 * only.
 */
public final class OptionalAttributes {

	private OptionalAttributes() {
	}

	public static TerraformType removedFrom(TerraformType type) {
		TerraformType element = TypeParts.element(type);
		if (element != null) {
			return TypeParts.with(type, removedFrom(element));
		}
		if (type instanceof TerraformType.TupleType tuple) {
			return new TerraformType.TupleType(tuple.elements().stream().map(OptionalAttributes::removedFrom).toList());
		}
		if (!(type instanceof ObjectType object)) {
			return type;
		}
		Map<String, TerraformType> attributes = new TreeMap<>();
		object.names().forEach((name) -> attributes.put(name, removedFrom(object.type(name))));
		return ObjectType.of(attributes);
	}

}
