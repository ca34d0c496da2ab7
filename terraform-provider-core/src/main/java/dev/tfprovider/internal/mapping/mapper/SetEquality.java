/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Compares sets semantically: each element has an equal counterpart.
 *
 * @param element equality of two elements
 */
record SetEquality(SemanticEquality element) implements SemanticEquality {

	@Override
	public boolean test(TerraformValue first, TerraformValue second) {
		return first.equals(second) || first instanceof SetValue left && second instanceof SetValue right
				&& SemanticEqualities.pairUp(left.elements(), right.elements(), this.element);
	}

	@Override
	public TerraformValue keep(TerraformValue earlier, TerraformValue later) {
		return (earlier instanceof SetValue before && later instanceof SetValue after)
				? new SetValue(after.element(), ListEquality.keepAll(before.elements(), after.elements(), this.element))
				: later;
	}

}
