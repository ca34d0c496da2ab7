/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.value.TerraformValue;

/**
 * Plans the prior value for attributes that the configuration leaves to the provider.
 * Terraform does so too, with two differences: it takes list elements by position, so
 * that the provider's values stay where they are while their elements move; and it takes
 * the prior value of a nested attribute with members that are not computed for one that
 * used to be configured. Since the provider may as well have decided it, following would
 * plan the same change forever.
 */
final class KeepUnconfigured extends PlanTransform {

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		boolean undecided = attribute.attribute().mode().isComputed() && attribute.configured()
				&& attribute.config().isNull() && !attribute.attribute().hasDefault();
		return undecided ? attribute.prior() : attribute.planned();
	}

}
