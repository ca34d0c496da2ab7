/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * A boolean value.
 */
public enum BoolValue implements TerraformValue {

	/**
	 * False.
	 */
	FALSE,

	/**
	 * True.
	 */
	TRUE;

	public boolean value() {
		return this == TRUE;
	}

	@Override
	public TerraformType type() {
		return TerraformType.BOOL;
	}

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.bool(this);
	}

	@Override
	public String toString() {
		return Boolean.toString(value());
	}

}
