/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.value.TerraformValue;

/**
 * Plans the default of every attribute that the configuration leaves null.
 */
final class ApplyDefaults extends PlanTransform {

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		TerraformValue defaultValue = attribute.attribute().defaultValue();
		boolean applies = defaultValue != null && attribute.configured() && attribute.config().isNull();
		return (applies && defaultValue != null) ? defaultValue : attribute.planned();
	}

}
