/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;

/**
 * A tuple value: a fixed sequence of elements with individual types.
 *
 * @param elements the elements
 */
public record TupleValue(List<TerraformValue> elements) implements TerraformValue {

	public TupleValue {
		elements = List.copyOf(elements);
	}

	@Override
	public TerraformType type() {
		return new TerraformType.TupleType(this.elements.stream().map(TerraformValue::type).toList());
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.tuple(this);
	}

	@Override
	public List<TerraformValue> sequence() {
		return this.elements;
	}

	@Override
	public TerraformValue transformParts(TerraformValue.Transform transform) {
		List<TerraformValue> after = ListValue.transform(this.elements, transform);
		return (after != this.elements) ? new TupleValue(after) : this;
	}

	@Override
	public boolean isWhollyKnown() {
		return this.elements.stream().allMatch(TerraformValue::isWhollyKnown);
	}

	@Override
	public String toString() {
		return this.elements.toString();
	}

}
