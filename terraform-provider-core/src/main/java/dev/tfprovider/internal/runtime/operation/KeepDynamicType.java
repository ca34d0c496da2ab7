/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Converts dynamic values to the types that they have in an earlier object. Terraform
 * refuses a result whose values have other types than it was planned with, and takes one
 * of another type than in the state for a change.
 */
final class KeepDynamicType extends PlanTransform {

	/**
	 * Follows a plan, whose list elements Terraform compares by position.
	 */
	static final KeepDynamicType OF_PLAN = new KeepDynamicType(ListOrder.POSITION);

	/**
	 * Follows a state.
	 */
	static final KeepDynamicType OF_STATE = new KeepDynamicType(ListOrder.KEY);

	private KeepDynamicType(ListOrder order) {
		super(order, null);
	}

	/**
	 * Return an object with the types of an earlier one.
	 * @param earlier the object whose types count
	 * @param fallback the object whose types count where the earlier one is unknown and
	 * says none. A null without a type stays one, or each plan would change its type
	 */
	ObjectValue apply(BlockSchema block, TerraformValue earlier, TerraformValue fallback, ObjectValue object) {
		// the fallback takes the place of the configuration, which this has no use for
		return block.impliedType().hasDynamic() ? super.apply(block, fallback, earlier, object) : object;
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		if (attribute.attribute().nested() != null || !attribute.attribute().type().hasDynamic()) {
			return attribute.planned();
		}
		TerraformValue earlier = attribute.prior();
		boolean undecided = earlier.isUnknown() && earlier.type() == TerraformType.DYNAMIC;
		return TypeConversion.convert(attribute.planned(),
				TypeConversion.typeOf(undecided ? attribute.config() : earlier));
	}

}
