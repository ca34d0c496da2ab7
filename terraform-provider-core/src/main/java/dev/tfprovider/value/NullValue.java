/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * A null value.
 *
 * @param type the type it would have
 */
public record NullValue(TerraformType type) implements TerraformValue {

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.ofNull(this);
	}

	@Override
	public boolean isNull() {
		return true;
	}

	@Override
	public String toString() {
		return "null";
	}

}
