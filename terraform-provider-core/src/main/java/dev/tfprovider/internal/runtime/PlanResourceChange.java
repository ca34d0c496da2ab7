/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.Block;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Plans a create, an update or a destroy. A pure function: Terraform plans one change up
 * to three times and holds the answers against each other.
 */
public final class PlanResourceChange {

	private static final KeepUnconfigured KEEP_UNCONFIGURED = new KeepUnconfigured();

	private static final ApplyDefaults APPLY_DEFAULTS = new ApplyDefaults();

	private static final KeepPriorNotation KEEP_PRIOR_NOTATION = new KeepPriorNotation();

	private static final NullWriteOnly NULL_WRITE_ONLY = new NullWriteOnly();

	private static final MarkUnknown MARK_UNKNOWN = new MarkUnknown();

	private final Failures failures;

	private final RunningCalls runningCalls;

	private final RunPlanModification planModification;

	PlanResourceChange(Failures failures, RunningCalls runningCalls) {
		this.failures = failures;
		this.runningCalls = runningCalls;
		this.planModification = new RunPlanModification(failures);
	}

	/**
	 * Plan a change.
	 * @param type the resource type
	 * @param request the change
	 * @param <M> the model
	 * @return the plan
	 */
	public <M> Response plan(ResourceType<M> type, Request request) {
		return this.runningCalls.run((cancellation) -> (request.proposed() instanceof ObjectValue proposed)
				? change(type, request, proposed) : destroy(type, request));
	}

	private <M> Response destroy(ResourceType<M> type, Request request) {
		Diagnostics diagnostics = new Diagnostics();
		if (!request.prior().isNull()) {
			this.planModification.run(type, request, request.proposed(), diagnostics);
		}
		return new Response(request.proposed(), List.of(), request.priorPrivate(), diagnostics.asList());
	}

	private <M> Response change(ResourceType<M> type, Request request, ObjectValue proposed) {
		Block block = type.schema().block();
		TerraformValue prior = request.prior();
		TerraformValue config = request.config();
		Diagnostics diagnostics = new Diagnostics();
		boolean exists = !prior.isNull();
		RunPlanModifiers modifiers = new RunPlanModifiers(type, request, this.failures, diagnostics);
		ObjectValue planned = modifiers.apply(block, config, prior, decide(block, config, prior, proposed));
		Set<AttributePath> replace = new LinkedHashSet<>(modifiers.replacePaths());
		if (!diagnostics.hasErrors()) {
			RunPlanModification.Outcome outcome = this.planModification.run(type, request, planned, diagnostics);
			planned = (ObjectValue) outcome.planned();
			replace.addAll(outcome.replacePaths());
		}
		planned = NULL_WRITE_ONLY.apply(block, config, prior, planned);
		if (exists && !type.declaration().isUpdatable()) {
			addChangedConfigurable(block, config, prior, planned, replace);
		}
		if (!diagnostics.hasErrors()) {
			diagnostics.addAll(check(type, request, planned));
		}
		return new Response(planned, ReplacePaths.of(replace, prior, planned), request.priorPrivate(),
				diagnostics.asList());
	}

	/**
	 * Returns what is planned before anybody but Terraform and the schema has had a say.
	 */
	private static ObjectValue decide(Block block, TerraformValue config, TerraformValue prior, ObjectValue proposed) {
		ObjectValue planned = APPLY_DEFAULTS.apply(block, config, prior, proposed);
		planned = KEEP_UNCONFIGURED.apply(block, config, prior, planned);
		planned = NULL_WRITE_ONLY.apply(block, config, prior, planned);
		planned = KEEP_PRIOR_NOTATION.apply(block, config, prior, planned);
		return planned.equals(prior) ? planned : MARK_UNKNOWN.apply(block, config, prior, planned);
	}

	/**
	 * Adds what the configuration has changed. What only the provider has yet to decide
	 * is no reason for a replacement, but comes with it.
	 */
	private static void addChangedConfigurable(Block block, TerraformValue config, TerraformValue prior,
			ObjectValue planned, Set<AttributePath> replace) {
		for (Attribute attribute : block.attributes()) {
			TerraformValue value = planned.get(attribute.name());
			boolean configurable = attribute.mode().isConfigurable() && !attribute.isWriteOnly();
			boolean undecided = value.isUnknown()
					&& Members.attribute(config, attribute.name(), attribute.type()).isNull();
			if (configurable && !undecided
					&& !Members.attribute(prior, attribute.name(), attribute.type()).equals(value)) {
				replace.add(AttributePath.root(attribute.name()));
			}
		}
		for (NestedBlock nested : block.blocks()) {
			if (!Members.attribute(prior, nested.name(), nested.type()).equals(planned.get(nested.name()))) {
				replace.add(AttributePath.root(nested.name()));
			}
		}
	}

	private static List<Diagnostic> check(ResourceType<?> type, Request request, ObjectValue planned) {
		LikelyMistake mistake = new LikelyMistake(type.schema().block(), request.config(), request.config(), planned);
		return PlanCheck.violations(type.schema().block(), request.prior(), request.config(), planned)
			.stream()
			.map((violation) -> violation.toDiagnostic("Provider planned an invalid value", type.name(), mistake))
			.toList();
	}

	/**
	 * A change to plan.
	 *
	 * @param prior the object before; null on a create
	 * @param proposed what Terraform proposes; null on a destroy
	 * @param config the configuration; null on a destroy
	 * @param priorPrivate bytes kept beside the prior state, may be empty
	 */
	public record Request(TerraformValue prior, TerraformValue proposed, TerraformValue config, byte[] priorPrivate) {

	}

	/**
	 * A plan.
	 *
	 * @param planned the object after; null on a destroy
	 * @param requiresReplace what cannot be changed in place
	 * @param plannedPrivate bytes to hand to the apply
	 * @param diagnostics errors and warnings
	 */
	public record Response(TerraformValue planned, List<AttributePath> requiresReplace, byte[] plannedPrivate,
			List<Diagnostic> diagnostics) {

	}

}
