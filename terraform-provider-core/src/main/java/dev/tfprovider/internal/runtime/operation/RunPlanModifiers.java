/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.LinkedHashSet;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Runs the plan modifiers of each attribute, and collects the attributes that require a
 * replacement.
 */
final class RunPlanModifiers extends PlanTransform {

	private final ResourceType<?> type;

	private final PlanResourceChange.Request request;

	private final FailureDiagnostics failures;

	private final Diagnostics diagnostics;

	private final Set<AttributePath> replacePaths = new LinkedHashSet<>();

	RunPlanModifiers(ResourceType<?> type, PlanResourceChange.Request request, FailureDiagnostics failures) {
		super(ListOrder.KEY, ObjectSchema.Property.PLAN_MODIFIER);
		this.type = type;
		this.request = request;
		this.failures = failures;
		this.diagnostics = request.scope().diagnostics();
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		TerraformValue planned = attribute.planned();
		boolean replace = false;
		for (PlanModifier modifier : attribute.attribute().planModifiers()) {
			ModifiedPlan plan = new ModifiedPlan(attribute, planned);
			if (!run(modifier, plan)) {
				return planned;
			}
			planned = plan.planned;
			replace |= plan.replace && plan.exists();
		}
		if (replace && !differsInNotation(attribute, planned)) {
			this.replacePaths.add(attribute.path());
		}
		return planned;
	}

	/**
	 * Whether only the notation differs, as in an element that has moved.
	 */
	private static boolean differsInNotation(PlannedAttribute attribute, TerraformValue planned) {
		return !attribute.prior().equals(planned) && KeepSemanticallyEqualPrior.isNotationOf(attribute, planned);
	}

	/**
	 * Runs one modifier; an error ends those of the attribute.
	 */
	private boolean run(PlanModifier modifier, ModifiedPlan plan) {
		try {
			modifier.modify(plan);
		}
		catch (Throwable ex) {
			this.failures.of(this.request.scope())
				.report(ex, "plan", this.type.name(), this.type.schema().block(), plan.diagnostics);
		}
		this.diagnostics.addAll(plan.diagnostics);
		return !plan.diagnostics.hasErrors();
	}

	Set<AttributePath> replacePaths() {
		return this.replacePaths;
	}

	/**
	 * What one modifier sees and changes.
	 */
	private final class ModifiedPlan implements AttributePlan {

		private final PlannedAttribute attribute;

		private final Diagnostics diagnostics = new Diagnostics();

		private TerraformValue planned;

		private boolean replace;

		ModifiedPlan(PlannedAttribute attribute, TerraformValue planned) {
			this.attribute = attribute;
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
			return !RunPlanModifiers.this.request.prior().isNull();
		}

		@Override
		public ObjectView resourceConfig() {
			return RunPlanModifiers.this.type.mapping().view(RunPlanModifiers.this.request.config());
		}

		@Override
		public ObjectView resourceState() {
			return RunPlanModifiers.this.type.mapping().view(RunPlanModifiers.this.request.prior());
		}

		@Override
		public Diagnostics diagnostics() {
			return this.diagnostics;
		}

		@Override
		public void setPlan(TerraformValue value) {
			TerraformType type = this.attribute.attribute().type();
			if (!type.hasDynamic() && !value.type().equals(type)) {
				throw new IllegalArgumentException("'%s' is a %s, not a %s".formatted(path(), type, value.type()));
			}
			this.planned = value;
		}

		@Override
		public void requireReplace() {
			this.replace = true;
		}

	}

}
