/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Looks into values without caring whether they are there: what is inside null is null,
 * what is inside unknown is unknown.
 */
final class Members {

	private Members() {
	}

	static TerraformValue attribute(TerraformValue object, String name, TerraformType type) {
		if (object instanceof ObjectValue known) {
			return known.get(name);
		}
		return inside(object, type);
	}

	static TerraformValue element(TerraformValue sequence, int index, TerraformType type) {
		if (sequence.isNull() || sequence.isUnknown()) {
			return inside(sequence, type);
		}
		List<TerraformValue> elements = elements(sequence);
		return (index < elements.size()) ? elements.get(index) : TerraformValue.ofNull(type);
	}

	static TerraformValue element(TerraformValue map, String key, TerraformType type) {
		if (map.isNull() || map.isUnknown()) {
			return inside(map, type);
		}
		TerraformValue value = entries(map).get(key);
		return (value != null) ? value : TerraformValue.ofNull(type);
	}

	/**
	 * Return the elements of a known list, set or tuple; of anything else none.
	 */
	static List<TerraformValue> elements(TerraformValue sequence) {
		if (sequence instanceof ListValue list) {
			return list.elements();
		}
		if (sequence instanceof SetValue set) {
			return set.elements();
		}
		return (sequence instanceof TupleValue tuple) ? tuple.elements() : List.of();
	}

	/**
	 * Return the entries of a known map, or of the object that stands for a map of blocks
	 * with dynamic types; of anything else none.
	 */
	static Map<String, TerraformValue> entries(TerraformValue map) {
		if (map instanceof MapValue known) {
			return known.elements();
		}
		if (map instanceof ObjectValue object) {
			Map<String, TerraformValue> entries = new TreeMap<>();
			object.type().names().forEach((name) -> entries.put(name, object.get(name)));
			return entries;
		}
		return Map.of();
	}

	/**
	 * Find the value of a place: the set itself where the path leads into one, empty
	 * where there is no such place.
	 */
	static Optional<TerraformValue> at(TerraformValue root, AttributePath path) {
		TerraformValue value = root;
		for (AttributePath.Step step : path.addressable()) {
			TerraformValue next = null;
			if (step instanceof AttributePath.AttributeName name && value instanceof ObjectValue object) {
				next = object.type().names().contains(name.name()) ? object.get(name.name()) : null;
			}
			else if (step instanceof AttributePath.ElementIndex index) {
				List<TerraformValue> elements = elements(value);
				next = (index.index() < elements.size()) ? elements.get((int) index.index()) : null;
			}
			else if (step instanceof AttributePath.ElementKey key) {
				next = entries(value).get(key.key());
			}
			if (next == null) {
				return Optional.empty();
			}
			value = next;
		}
		return Optional.of(value);
	}

	private static TerraformValue inside(TerraformValue parent, TerraformType type) {
		return parent.isUnknown() ? TerraformValue.unknown(type) : TerraformValue.ofNull(type);
	}

}
