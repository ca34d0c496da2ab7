/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformValue;

/**
 * Replaces write-only values by null, since they exist in the configuration only.
 */
public final class NullWriteOnly extends PlanTransform {

	public NullWriteOnly() {
		super(ListOrder.KEY, ObjectSchema.Property.WRITE_ONLY);
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		return (attribute.attribute().isWriteOnly() && !attribute.planned().isNull())
				? TerraformValue.ofNull(attribute.attribute().type()) : attribute.planned();
	}

}
