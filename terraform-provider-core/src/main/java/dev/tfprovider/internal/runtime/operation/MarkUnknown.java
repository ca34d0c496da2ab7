/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.TerraformValue;

/**
 * Marks every computed attribute as unknown that is neither configured nor has a default.
 * Where a whole nested attribute is undecided, it becomes unknown as one.
 */
final class MarkUnknown extends PlanTransform {

	@Override
	protected TerraformValue attribute(PlannedAttribute planned) {
		Attribute attribute = planned.attribute();
		boolean undecided = attribute.mode().isComputed() && planned.configured() && planned.config().isNull()
				&& !attribute.hasDefault() && !attribute.isWriteOnly();
		return undecided ? TerraformValue.unknown(attribute.type()) : planned.planned();
	}

}
