/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Rebuilds a value from its innermost parts to the outermost.
 */
@FunctionalInterface
public interface ValueRewrite {

	/**
	 * Return the replacement of a value whose parts have been rebuilt.
	 */
	TerraformValue apply(AttributePath path, TerraformValue value);

	/**
	 * Rebuild a whole value.
	 */
	static TerraformValue rebuild(TerraformValue value, ValueRewrite transform) {
		return rebuild(AttributePath.root(), value, transform);
	}

	private static TerraformValue rebuild(AttributePath path, TerraformValue value, ValueRewrite transform) {
		if (value instanceof ObjectValue object) {
			ObjectValue rebuilt = ObjectValue.build(object.type(),
					(index) -> rebuild(path.attribute(object.type().name(index)), object.get(index), transform));
			return transform.apply(path, rebuilt);
		}
		if (value instanceof MapValue map) {
			Map<String, TerraformValue> elements = new LinkedHashMap<>();
			map.elements().forEach((key, element) -> elements.put(key, rebuild(path.key(key), element, transform)));
			return transform.apply(path, new MapValue(map.element(), elements));
		}
		if (value instanceof ListValue list) {
			return transform.apply(path, new ListValue(list.element(), indexed(path, list.elements(), transform)));
		}
		if (value instanceof TupleValue tuple) {
			return transform.apply(path, new TupleValue(indexed(path, tuple.elements(), transform)));
		}
		if (value instanceof SetValue set) {
			List<TerraformValue> elements = SetOrder.of(set)
				.stream()
				.map((element) -> rebuild(path.element(), element, transform))
				.toList();
			return transform.apply(path, new SetValue(set.element(), elements));
		}
		return transform.apply(path, value);
	}

	private static List<TerraformValue> indexed(AttributePath path, List<TerraformValue> elements,
			ValueRewrite transform) {
		List<TerraformValue> rebuilt = new ArrayList<>();
		for (int i = 0; i < elements.size(); i++) {
			rebuilt.add(rebuild(path.index(i), elements.get(i), transform));
		}
		return rebuilt;
	}

}
