/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Replaces every unknown part of a value by null, which is the only way to keep what is
 * known: a state holds no unknown values.
 */
final class WithoutUnknown {

	private WithoutUnknown() {
	}

	static TerraformValue of(TerraformValue value) {
		if (value.isWhollyKnown()) {
			return value;
		}
		if (value instanceof ObjectValue object) {
			return ObjectValue.build(object.type(), (index) -> of(object.get(index)));
		}
		if (value instanceof ListValue list) {
			return new ListValue(list.element(), all(list.elements()));
		}
		if (value instanceof SetValue set) {
			return new SetValue(set.element(), all(set.elements()));
		}
		if (value instanceof TupleValue tuple) {
			return new TupleValue(all(tuple.elements()));
		}
		if (value instanceof MapValue map) {
			Map<String, TerraformValue> known = new TreeMap<>();
			map.elements().forEach((key, element) -> known.put(key, of(element)));
			return new MapValue(map.element(), known);
		}
		return TerraformValue.ofNull(value.type());
	}

	private static List<TerraformValue> all(List<TerraformValue> elements) {
		return elements.stream().map(WithoutUnknown::of).toList();
	}

}
