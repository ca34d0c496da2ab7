/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.schema.AttributeTrait;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;

/**
 * Keeps the notation of a plan or state in what a call returned, wherever both mean the
 * same: of a whole attribute, or of single elements of a collection.
 */
final class KeepNotation extends PlanTransform {

	/**
	 * Keeps that of the plan, whose list elements Terraform compares by position.
	 */
	static final KeepNotation OF_PLAN = new KeepNotation(ListOrder.POSITION);

	/**
	 * Keeps that of the state.
	 */
	static final KeepNotation OF_STATE = new KeepNotation(ListOrder.KEY);

	private KeepNotation(ListOrder order) {
		super(order, AttributeTrait.SEMANTIC_EQUALITY);
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		SemanticEquality equality = attribute.attribute().equality();
		TerraformValue earlier = attribute.prior();
		TerraformValue later = attribute.planned();
		boolean comparable = equality != SemanticEquality.EXACT && !earlier.isNull() && !later.isNull();
		return comparable ? equality.keep(earlier, later) : later;
	}

}
