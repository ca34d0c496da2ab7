/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

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
	public <R> R match(ValueCases<R> cases) {
		return cases.list(this);
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
