/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * A positive or negative infinite number.
 */
public enum InfinityValue implements TerraformValue {

	/**
	 * Greater than every number.
	 */
	POSITIVE,

	/**
	 * Less than every number.
	 */
	NEGATIVE;

	@Override
	public TerraformType type() {
		return TerraformType.NUMBER;
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.infinity(this);
	}

}
