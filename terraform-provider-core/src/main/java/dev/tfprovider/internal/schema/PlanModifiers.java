/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;

/**
 * The built-in {@link PlanModifier plan modifiers}, with the names of
 * terraform-plugin-framework.
 */
public enum PlanModifiers implements PlanModifier {

	/**
	 * A computed value never changes once it is known: plan the prior value, even null,
	 * instead of unknown. Without effect on a create, and where the configuration itself
	 * is unknown.
	 */
	USE_STATE_FOR_UNKNOWN {
		@Override
		public void modify(AttributePlan plan) {
			if (plan.exists() && plan.plan().isUnknown() && !plan.config().isUnknown()) {
				plan.setPlan(plan.state());
			}
		}
	},

	/**
	 * As {@link #USE_STATE_FOR_UNKNOWN}, but a prior null stays unknown. For members of
	 * nested objects: a new element has no prior value, and planning null for what will
	 * be computed fails after apply.
	 */
	USE_NON_NULL_STATE_FOR_UNKNOWN {
		@Override
		public void modify(AttributePlan plan) {
			if (!plan.state().isNull()) {
				USE_STATE_FOR_UNKNOWN.modify(plan);
			}
		}
	},

	/**
	 * The value cannot be changed in place: a planned value that differs from the prior
	 * one requires a new resource.
	 */
	REQUIRES_REPLACE {
		@Override
		public void modify(AttributePlan plan) {
			if (plan.exists() && !plan.plan().equals(plan.state())) {
				plan.requireReplace();
			}
		}

		@Override
		public String description() {
			return "Changing it forces a new object.";
		}

	},

	/**
	 * As {@link #REQUIRES_REPLACE}, but only where the configuration sets the value: what
	 * the provider decides may change in place.
	 */
	REQUIRES_REPLACE_IF_CONFIGURED {
		@Override
		public void modify(AttributePlan plan) {
			if (!plan.config().isNull()) {
				REQUIRES_REPLACE.modify(plan);
			}
		}

		@Override
		public String description() {
			return "Changing it in the configuration forces a new object.";
		}

	}

}
