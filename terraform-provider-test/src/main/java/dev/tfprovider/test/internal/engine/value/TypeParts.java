/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Splits types into their parts.
 */
public final class TypeParts {

	private TypeParts() {
	}

	/**
	 * Return the type of the elements of a list, set or map, {@code null} for any other
	 * type.
	 */
	public static @Nullable TerraformType element(TerraformType type) {
		if (type instanceof TerraformType.ListType list) {
			return list.element();
		}
		if (type instanceof TerraformType.SetType set) {
			return set.element();
		}
		return (type instanceof TerraformType.MapType map) ? map.element() : null;
	}

	/**
	 * Return the word for a list, set or map.
	 */
	public static String word(TerraformType collection) {
		if (collection instanceof TerraformType.ListType) {
			return "list";
		}
		return (collection instanceof TerraformType.SetType) ? "set" : "map";
	}

	/**
	 * Return the collection of the same kind with other elements.
	 */
	public static TerraformType with(TerraformType collection, TerraformType element) {
		if (collection instanceof TerraformType.ListType) {
			return TerraformType.list(element);
		}
		return (collection instanceof TerraformType.SetType) ? TerraformType.set(element) : TerraformType.map(element);
	}

	/**
	 * Return whether values of a type have elements in a sequence: lists, tuples and
	 * sets.
	 */
	public static boolean isSequence(TerraformType type) {
		return type instanceof TerraformType.TupleType || type instanceof TerraformType.ListType
				|| type instanceof TerraformType.SetType;
	}

}
