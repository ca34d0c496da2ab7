/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import dev.tfprovider.value.TerraformValue;

/**
 * Decides whether two values of an attribute are equal although they are written
 * differently, such as one instant in two time zones. The earlier value then wins: the
 * one in the plan over the one a call returned, the one in the state over the one that
 * was read.
 */
@FunctionalInterface
public interface SemanticEquality {

	/**
	 * Exact equality.
	 */
	SemanticEquality EXACT = TerraformValue::equals;

	/**
	 * Return whether two values are semantically equal.
	 * @param first a wholly known value of the attribute's type, not null
	 * @param second another
	 * @return {@code true} if the difference is one of notation only
	 */
	boolean test(TerraformValue first, TerraformValue second);

	/**
	 * Return a later value in the notation of an earlier one.
	 * @param earlier the value whose notation counts, not null, may be unknown
	 * @param later the value that has come since, not null, may be unknown
	 * @return the earlier value if both mean the same, else the later one; of a
	 * collection each element in the notation it had, whatever became of the others
	 */
	default TerraformValue keep(TerraformValue earlier, TerraformValue later) {
		boolean comparable = earlier.isWhollyKnown() && later.isWhollyKnown();
		return (comparable && test(earlier, later)) ? earlier : later;
	}

}
