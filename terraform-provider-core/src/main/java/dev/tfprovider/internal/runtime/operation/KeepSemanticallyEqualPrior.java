/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;

/**
 * Keeps the prior value if the planned one is semantically equal. Terraform accepts that
 * for a whole attribute only, and takes the prior value of a list element by position.
 */
final class KeepSemanticallyEqualPrior extends PlanTransform {

	KeepSemanticallyEqualPrior() {
		super(ListOrder.POSITION, ObjectSchema.Property.SEMANTIC_EQUALITY);
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		return isNotationOf(attribute, attribute.planned()) ? attribute.prior() : attribute.planned();
	}

	/**
	 * Return whether a planned value means the same as the prior one of its attribute.
	 */
	static boolean isNotationOf(PlannedAttribute attribute, TerraformValue planned) {
		SemanticEquality equality = attribute.attribute().equality();
		TerraformValue prior = attribute.prior();
		return equality != SemanticEquality.EXACT && !prior.isNull() && !planned.isNull() && prior.isWhollyKnown()
				&& planned.isWhollyKnown() && equality.test(prior, planned);
	}

}
