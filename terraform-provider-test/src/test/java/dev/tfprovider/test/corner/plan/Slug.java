/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;

/**
 * Predicts the slug of a server from its name.
 */
class Slug implements PlanModifier {

	@Override
	public void modify(AttributePlan plan) {
		Value<String> name = plan.resourceConfig().get("name", String.class);
		if (name.isKnown() && plan.plan().isUnknown()) {
			plan.setPlan(TerraformValue.string(Server.slug(name.get())));
		}
	}

}
