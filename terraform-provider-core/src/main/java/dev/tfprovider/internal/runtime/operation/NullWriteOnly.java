/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Replaces write-only values by null, since they exist in the configuration only.
 */
public final class NullWriteOnly extends PlanTransform {

	private static final NullWriteOnly ALL = new NullWriteOnly();

	private NullWriteOnly() {
		super(ListOrder.POSITION, ObjectSchema.Property.WRITE_ONLY);
	}

	/**
	 * Return an object without its write-only values.
	 */
	public static ObjectValue in(ObjectSchema schema, ObjectValue object) {
		TerraformValue nothing = TerraformValue.ofNull(object.type());
		return ALL.apply(schema, nothing, nothing, object);
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		return (attribute.attribute().isWriteOnly() && !attribute.planned().isNull())
				? TerraformValue.ofNull(attribute.attribute().type()) : attribute.planned();
	}

}
