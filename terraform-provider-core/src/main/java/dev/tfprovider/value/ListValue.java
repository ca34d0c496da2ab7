/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A list value: an ordered sequence of elements of one type.
 *
 * @param element the type of each element
 * @param elements the elements
 */
public record ListValue(TerraformType element, List<TerraformValue> elements) implements TerraformValue {

	public ListValue {
		elements = List.copyOf(elements);
	}

	@Override
	public TerraformType type() {
		return TerraformType.list(this.element);
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.list(this);
	}

	@Override
	public List<TerraformValue> sequence() {
		return this.elements;
	}

	@Override
	public TerraformValue transformParts(TerraformValue.Transform transform) {
		List<TerraformValue> after = transform(this.elements, transform);
		return (after != this.elements) ? new ListValue(this.element, after) : this;
	}

	/**
	 * Replace elements.
	 * @return the list itself if nothing changes
	 */
	static List<TerraformValue> transform(List<TerraformValue> elements, TerraformValue.Transform transform) {
		List<TerraformValue> after = elements;
		for (int i = 0; i < elements.size(); i++) {
			TerraformValue element = transform.part(i, null, elements.get(i));
			if (element != elements.get(i)) {
				after = (after != elements) ? after : new ArrayList<>(elements);
				after.set(i, element);
			}
		}
		return after;
	}

	@Override
	public boolean isWhollyKnown() {
		return this.elements.stream().allMatch(TerraformValue::isWhollyKnown);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof ListValue that && this.elements.equals(that.elements);
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
