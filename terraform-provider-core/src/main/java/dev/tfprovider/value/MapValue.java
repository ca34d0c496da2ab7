/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

/**
 * A map value: elements of one type by string keys.
 *
 * @param element the type of each value
 * @param elements the values by key in normalization form C, ascending by code point
 */
public record MapValue(TerraformType element, Map<String, TerraformValue> elements) implements TerraformValue {

	public MapValue {
		SortedMap<String, TerraformValue> sorted = new TreeMap<>(CodePointOrder.INSTANCE);
		elements.forEach((key, value) -> sorted.put(StringValue.normalize(key), value));
		elements = Collections.unmodifiableSortedMap(sorted);
	}

	@Override
	public TerraformType type() {
		return TerraformType.map(this.element);
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.map(this);
	}

	@Override
	public Map<String, TerraformValue> entries() {
		return this.elements;
	}

	@Override
	public TerraformValue transformParts(TerraformValue.Transform transform) {
		Map<String, TerraformValue> after = this.elements;
		int index = 0;
		for (Map.Entry<String, TerraformValue> entry : this.elements.entrySet()) {
			TerraformValue element = transform.part(index++, entry.getKey(), entry.getValue());
			if (element != entry.getValue()) {
				after = (after != this.elements) ? after : new HashMap<>(this.elements);
				after.put(entry.getKey(), element);
			}
		}
		return (after != this.elements) ? new MapValue(this.element, after) : this;
	}

	@Override
	public boolean isWhollyKnown() {
		return this.elements.values().stream().allMatch(TerraformValue::isWhollyKnown);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof MapValue that && this.elements.equals(that.elements);
	}

	@Override
	public int hashCode() {
		return this.elements.hashCode();
	}

	@Override
	public String toString() {
		return this.elements.toString();
	}

}
