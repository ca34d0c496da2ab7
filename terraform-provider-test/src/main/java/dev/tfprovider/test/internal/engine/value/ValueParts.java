/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Splits values into their parts. Where an object is null or unknown, so are its
 * attributes.
 */
public final class ValueParts {

	private ValueParts() {
	}

	/**
	 * Return an attribute of an object; null if the object is null, unknown if it is
	 * unknown.
	 */
	public static TerraformValue attribute(TerraformValue object, String name, TerraformType type) {
		if (object instanceof ObjectValue known) {
			return known.get(name);
		}
		return object.isUnknown() ? TerraformValue.unknown(type) : TerraformValue.ofNull(type);
	}

	/**
	 * Return the elements of a list, tuple or set, those of a set in the order of Core;
	 * none if there is no such.
	 */
	public static List<TerraformValue> elements(TerraformValue value) {
		return (value instanceof SetValue set) ? SetOrder.of(set) : value.sequence();
	}

	/**
	 * Return the number of elements of a list, tuple or set, or of entries of a map or
	 * object; zero if there is no such.
	 */
	public static int size(TerraformValue value) {
		return elements(value).size() + value.entries().size();
	}

	/**
	 * Return whether there are as many elements on both sides, each of which fits the one
	 * at its place.
	 */
	public static <T> boolean pairsMatch(List<T> left, List<T> right, BiPredicate<T, T> fits) {
		return left.size() == right.size()
				&& IntStream.range(0, left.size()).allMatch((i) -> fits.test(left.get(i), right.get(i)));
	}

	/**
	 * Return an element of a list or tuple, null if there is none there.
	 */
	public static TerraformValue element(TerraformValue value, int index, TerraformType type) {
		List<TerraformValue> elements = elements(value);
		if (value.isUnknown()) {
			return TerraformValue.unknown(type);
		}
		return (index < elements.size()) ? elements.get(index) : TerraformValue.ofNull(type);
	}

	/**
	 * Return an object whose attributes are of the types that their values have.
	 */
	public static ObjectValue object(Map<String, TerraformValue> members) {
		Map<String, TerraformType> types = new TreeMap<>();
		members.forEach((name, member) -> types.put(name, member.type()));
		return TerraformValue.object(ObjectType.of(types), members);
	}

}
