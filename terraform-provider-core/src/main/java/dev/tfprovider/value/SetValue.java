/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A set value: distinct elements of one type. They are kept in {@link ValueOrder}, so
 * that equal sets have equal bytes; wholly known duplicates are merged, unknown ones stay
 * apart.
 *
 * @param element the type of each element
 * @param elements the elements
 */
public record SetValue(TerraformType element, List<TerraformValue> elements) implements TerraformValue {

	public SetValue {
		elements = ValueOrder.distinct(elements);
	}

	@Override
	public TerraformType type() {
		return TerraformType.set(this.element);
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.set(this);
	}

	@Override
	public List<TerraformValue> sequence() {
		return this.elements;
	}

	@Override
	public TerraformValue transformParts(TerraformValue.Transform transform) {
		List<TerraformValue> after = ListValue.transform(this.elements, transform);
		return (after != this.elements) ? new SetValue(this.element, after) : this;
	}

	@Override
	public boolean isWhollyKnown() {
		return this.elements.stream().allMatch(TerraformValue::isWhollyKnown);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof SetValue that && this.elements.equals(that.elements);
	}

	@Override
	public int hashCode() {
		return this.elements.hashCode();
	}

	@Override
	public String toString() {
		return "set" + this.elements;
	}

}
