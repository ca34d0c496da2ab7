/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.runtime.plan.PlanTransform;
import dev.tfprovider.internal.runtime.plan.PlannedAttribute;
import dev.tfprovider.internal.runtime.type.ResourceType;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Generates from an object the configuration that a practitioner would have written for
 * it.
 */
public final class GenerateResourceConfig {

	private static final PlanTransform CONFIGURABLE = new PlanTransform() {

		@Override
		protected TerraformValue attribute(PlannedAttribute planned) {
			Attribute attribute = planned.attribute();
			boolean needless = planned.planned().equals(attribute.defaultValue())
					|| attribute.deprecation() != null && !attribute.mode().isRequired();
			return (attribute.mode().isConfigurable() && !attribute.isWriteOnly() && !needless) ? planned.planned()
					: TerraformValue.ofNull(attribute.type());
		}

	};

	/**
	 * Make a configuration.
	 * @param type the resource type
	 * @param state the object
	 * @return the object with nothing in it that only the provider decides, nor what is
	 * deprecated or equal to its default
	 */
	public ObjectValue generate(ResourceType<?> type, ObjectValue state) {
		BlockSchema block = type.schema().block();
		return CONFIGURABLE.apply(block, state, state, state);
	}

}
