/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the elements of a collection. What is inside of them is its own matter.
 */
@FunctionalInterface
interface ElementTransform extends TerraformValue.Transform {

	@Override
	default TerraformValue apply(TerraformValue value) {
		return value;
	}

	@Override
	TerraformValue part(int index, @Nullable String name, TerraformValue part);

}
