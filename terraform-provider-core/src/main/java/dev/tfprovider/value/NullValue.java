/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import org.jspecify.annotations.Nullable;

/**
 * A null value.
 *
 * @param type the type it would have
 */
public record NullValue(TerraformType type) implements TerraformValue {

	@Override
	public <R> R match(ValueCases<R> cases) {
		return cases.ofNull(this);
	}

	@Override
	public boolean isNull() {
		return true;
	}

	/**
	 * Return whether another value is null as well. Terraform takes all nulls for equal,
	 * whatever their types.
	 * @param other the other value
	 */
	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof NullValue;
	}

	@Override
	public int hashCode() {
		return NullValue.class.hashCode();
	}

	@Override
	public String toString() {
		return "null";
	}

}
