/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Texts mean the same if they differ only in the case of letters.
 */
class IgnoringCase implements SemanticEquality {

	@Override
	public boolean test(TerraformValue first, TerraformValue second) {
		return first instanceof StringValue left && second instanceof StringValue right
				&& left.text().equalsIgnoreCase(right.text());
	}

}
