/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

/**
 * An unknown value, which is only known after apply.
 *
 * @param type the type it will have
 * @param refinements what is known of it already
 */
public record UnknownValue(TerraformType type, Refinements refinements) implements TerraformValue {

	@Override
	public <R> R match(ValueCases<R> cases) {
		return cases.unknown(this);
	}

	@Override
	public boolean isUnknown() {
		return true;
	}

	@Override
	public boolean isWhollyKnown() {
		return false;
	}

	@Override
	public String toString() {
		return "(known after apply)";
	}

}
