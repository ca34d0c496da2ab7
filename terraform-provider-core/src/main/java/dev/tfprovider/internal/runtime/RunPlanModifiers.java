/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.LinkedHashSet;
import java.util.Set;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.TerraformValue;

/**
 * Lets the plan modifiers of each attribute decide, and collects where they require a
 * replacement.
 */
final class RunPlanModifiers extends PlanTransform {

	private final boolean exists;

	private final Set<AttributePath> replacePaths = new LinkedHashSet<>();

	RunPlanModifiers(boolean exists) {
		this.exists = exists;
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		TerraformValue planned = attribute.planned();
		for (PlanModifier modifier : attribute.attribute().planModifiers()) {
			ModifiedPlan plan = new ModifiedPlan(attribute, this.exists, planned);
			modifier.modify(plan);
			planned = plan.planned;
			if (plan.replace && this.exists) {
				this.replacePaths.add(attribute.path());
			}
		}
		return planned;
	}

	Set<AttributePath> replacePaths() {
		return this.replacePaths;
	}

	/**
	 * What one modifier sees and changes.
	 */
	private static final class ModifiedPlan implements AttributePlan {

		private final PlannedAttribute attribute;

		private final boolean exists;

		private TerraformValue planned;

		private boolean replace;

		ModifiedPlan(PlannedAttribute attribute, boolean exists, TerraformValue planned) {
			this.attribute = attribute;
			this.exists = exists;
			this.planned = planned;
		}

		@Override
		public AttributePath path() {
			return this.attribute.path();
		}

		@Override
		public TerraformValue config() {
			return this.attribute.config();
		}

		@Override
		public TerraformValue state() {
			return this.attribute.prior();
		}

		@Override
		public TerraformValue plan() {
			return this.planned;
		}

		@Override
		public boolean exists() {
			return this.exists;
		}

		@Override
		public void setPlan(TerraformValue value) {
			this.planned = value;
		}

		@Override
		public void requireReplace() {
			this.replace = true;
		}

	}

}
