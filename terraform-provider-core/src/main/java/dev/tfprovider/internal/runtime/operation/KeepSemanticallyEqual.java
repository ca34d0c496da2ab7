/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;

/**
 * Keeps the value of the plan or state if the returned value is semantically equal: of a
 * whole attribute, or of single elements of a collection.
 */
final class KeepSemanticallyEqual extends PlanTransform {

	/**
	 * Keeps that of the plan, whose list elements Terraform compares by position.
	 */
	static final KeepSemanticallyEqual OF_PLAN = new KeepSemanticallyEqual(ListOrder.POSITION);

	/**
	 * Keeps that of the state.
	 */
	static final KeepSemanticallyEqual OF_STATE = new KeepSemanticallyEqual(ListOrder.KEY);

	private KeepSemanticallyEqual(ListOrder order) {
		super(order, ObjectSchema.Property.SEMANTIC_EQUALITY);
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
