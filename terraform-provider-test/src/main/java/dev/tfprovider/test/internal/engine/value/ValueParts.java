/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

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
	 * Return the elements of a list, tuple or set, none if there is no such.
	 */
	public static List<TerraformValue> elements(TerraformValue value) {
		if (value instanceof ListValue list) {
			return list.elements();
		}
		if (value instanceof TupleValue tuple) {
			return tuple.elements();
		}
		return (value instanceof SetValue set) ? SetOrder.of(set) : List.of();
	}

	/**
	 * Return the elements of a map or the attributes of an object, none if there is no
	 * such.
	 */
	public static Map<String, TerraformValue> members(TerraformValue value) {
		if (value instanceof MapValue map) {
			return map.elements();
		}
		Map<String, TerraformValue> members = new LinkedHashMap<>();
		if (value instanceof ObjectValue object) {
			object.type().names().forEach((name) -> members.put(name, object.get(name)));
		}
		return members;
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
	 * Follow a path.
	 * @return the value there, empty if the path leads nowhere
	 */
	public static Optional<TerraformValue> find(TerraformValue root, AttributePath path) {
		TerraformValue value = root;
		for (AttributePath.Step step : path) {
			Optional<TerraformValue> next = step(value, step);
			if (next.isEmpty()) {
				return next;
			}
			value = next.get();
		}
		return Optional.of(value);
	}

	private static Optional<TerraformValue> step(TerraformValue value, AttributePath.Step step) {
		if (value.isUnknown()) {
			return Optional.of(TerraformValue.unknown(TerraformType.DYNAMIC));
		}
		if (step instanceof AttributePath.AttributeName attribute && value instanceof ObjectValue) {
			return Optional.ofNullable(members(value).get(attribute.name()));
		}
		if (step instanceof AttributePath.ElementKey element) {
			return Optional.ofNullable(members(value).get(element.key()));
		}
		if (step instanceof AttributePath.ElementIndex element && !(value instanceof SetValue)) {
			List<TerraformValue> elements = elements(value);
			return (element.index() < elements.size()) ? Optional.of(elements.get((int) element.index()))
					: Optional.empty();
		}
		return Optional.empty();
	}

}
