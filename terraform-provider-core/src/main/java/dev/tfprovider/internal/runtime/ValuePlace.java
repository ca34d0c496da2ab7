/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.path.AttributePath.ElementIndex;
import dev.tfprovider.path.AttributePath.ElementKey;
import dev.tfprovider.path.AttributePath.Step;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import org.jspecify.annotations.Nullable;

/**
 * Finds and replaces what is at a place in a value.
 */
final class ValuePlace {

	private ValuePlace() {
	}

	/**
	 * Return what is at a place, {@code null} if there is no such place: inside null,
	 * beyond the end of a list, inside a set.
	 */
	static @Nullable TerraformValue find(TerraformValue value, AttributePath path) {
		TerraformValue here = value;
		for (Step step : path) {
			if (here.isUnknown()) {
				return here;
			}
			TerraformValue inside = inside(here, step);
			if (inside == null) {
				return null;
			}
			here = inside;
		}
		return here;
	}

	/**
	 * Return a value with something else at a place.
	 * @throws IllegalArgumentException if there is no such place
	 */
	static TerraformValue replace(TerraformValue value, AttributePath path, TerraformValue replacement) {
		return replace(value, path, 0, replacement);
	}

	private static TerraformValue replace(TerraformValue value, AttributePath path, int depth,
			TerraformValue replacement) {
		if (depth == path.steps().size()) {
			return replacement;
		}
		Step step = path.steps().get(depth);
		TerraformValue inside = inside(value, step);
		if (inside == null) {
			AttributePath around = new AttributePath(path.steps().subList(0, depth));
			throw new IllegalArgumentException("'%s' cannot be planned: '%s' is %s".formatted(path, around,
					value.isUnknown() ? "unknown" : value.isNull() ? "null" : "without such an element"));
		}
		return with(value, step, replace(inside, path, depth + 1, replacement));
	}

	private static @Nullable TerraformValue inside(TerraformValue value, Step step) {
		if (step instanceof AttributeName name && value instanceof ObjectValue object) {
			return (object.type().indexOf(name.name()) >= 0) ? object.get(name.name()) : null;
		}
		if (step instanceof ElementKey key) {
			return Members.entries(value).get(key.key());
		}
		boolean ordered = value instanceof ListValue || value instanceof TupleValue;
		if (step instanceof ElementIndex index && ordered && index.index() < Members.elements(value).size()) {
			return Members.elements(value).get((int) index.index());
		}
		return null;
	}

	private static TerraformValue with(TerraformValue value, Step step, TerraformValue inside) {
		if (value instanceof MapValue map && step instanceof ElementKey key) {
			Map<String, TerraformValue> entries = new TreeMap<>(map.elements());
			entries.put(key.key(), inside);
			return new MapValue(map.element(), entries);
		}
		if (value instanceof ObjectValue object) {
			return object.with((step instanceof AttributeName name) ? name.name() : ((ElementKey) step).key(), inside);
		}
		List<TerraformValue> elements = new ArrayList<>(Members.elements(value));
		elements.set((int) ((ElementIndex) step).index(), inside);
		return (value instanceof ListValue list) ? new ListValue(list.element(), elements) : new TupleValue(elements);
	}

}
