/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.value.TerraformValue;

/**
 * Keeps the prior value where the new one only writes the same thing in another way.
 */
final class KeepPriorNotation extends PlanTransform {

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		TerraformValue prior = attribute.prior();
		TerraformValue planned = attribute.planned();
		boolean comparable = !prior.isNull() && !planned.isNull() && prior.isWhollyKnown() && planned.isWhollyKnown();
		return (comparable && attribute.attribute().equality().test(prior, planned)) ? prior : planned;
	}

}
