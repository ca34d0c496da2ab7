/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.schema.AttributeMode;
import dev.tfprovider.value.TerraformValue;

/**
 * Keeps the prior value of what the configuration may set but does not. Terraform
 * proposes that itself, save for nested attributes with members that are not computed:
 * there it takes a prior value for one that used to be configured. Since the provider may
 * as well have decided it, following would plan the same change forever.
 */
final class KeepUnconfigured extends PlanTransform {

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		boolean undecided = attribute.attribute().mode() == AttributeMode.OPTIONAL_COMPUTED && attribute.configured()
				&& attribute.config().isNull() && attribute.planned().isNull();
		return undecided ? attribute.prior() : attribute.planned();
	}

}
