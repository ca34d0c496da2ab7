/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.value.TerraformValue;

/**
 * Replaces every unknown part of a value by null, because a state must not contain
 * unknown values.
 */
public final class NullUnknown {

	private NullUnknown() {
	}

	public static TerraformValue of(TerraformValue value) {
		return value.transform(NullUnknown::known);
	}

	private static TerraformValue known(TerraformValue value) {
		return value.isUnknown() ? TerraformValue.ofNull(value.type()) : value;
	}

}
