/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostic;
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

	/**
	 * Plan a change.
	 * @param type the resource type
	 * @param request the change
	 * @return the plan
	 */
	public Response plan(ResourceType<?> type, Request request) {
		if (!(request.proposed() instanceof ObjectValue proposed)) {
			return new Response(request.proposed(), List.of(), request.priorPrivate(), List.of());
		}
		Block block = type.schema().block();
		TerraformValue prior = request.prior();
		TerraformValue config = request.config();
		boolean exists = !prior.isNull();

		ObjectValue planned = KEEP_UNCONFIGURED.apply(block, config, prior, proposed);
		planned = APPLY_DEFAULTS.apply(block, config, prior, planned);
		planned = NULL_WRITE_ONLY.apply(block, config, prior, planned);
		planned = KEEP_PRIOR_NOTATION.apply(block, config, prior, planned);
		if (!planned.equals(prior) && !type.limits().areOnlyDifference(planned, prior)) {
			planned = MARK_UNKNOWN.apply(block, config, prior, planned);
		}
		RunPlanModifiers modifiers = new RunPlanModifiers(exists);
		planned = modifiers.apply(block, config, prior, planned);
		planned = NULL_WRITE_ONLY.apply(block, config, prior, planned);

		Set<AttributePath> replace = new LinkedHashSet<>();
		modifiers.replacePaths().forEach((path) -> replace.add(path.addressable()));
		if (exists && !type.declaration().isUpdatable()) {
			addChangedConfigurable(type, config, prior, planned, replace);
		}
		List<AttributePath> paths = new ArrayList<>(replace);
		paths.sort(Comparator.comparing(AttributePath::toString));
		return new Response(planned, paths, request.priorPrivate(), check(type, request, planned));
	}

	/**
	 * Adds what the configuration has changed. What only the provider has yet to decide
	 * is no reason for a replacement, but comes with it.
	 */
	private static void addChangedConfigurable(ResourceType<?> type, TerraformValue config, TerraformValue prior,
			ObjectValue planned, Set<AttributePath> replace) {
		Block block = type.schema().block();
		for (Attribute attribute : block.attributes()) {
			TerraformValue value = planned.get(attribute.name());
			boolean configurable = attribute.mode().isConfigurable() && !attribute.isWriteOnly()
					&& !type.limits().isHeldBy(attribute.name());
			boolean undecided = value.isUnknown()
					&& Members.attribute(config, attribute.name(), attribute.type()).isNull();
			if (configurable && !undecided
					&& !Members.attribute(prior, attribute.name(), attribute.type()).equals(value)) {
				replace.add(AttributePath.root(attribute.name()));
			}
		}
		for (NestedBlock nested : block.blocks()) {
			if (!type.limits().isHeldBy(nested.name())
					&& !Members.attribute(prior, nested.name(), nested.type()).equals(planned.get(nested.name()))) {
				replace.add(AttributePath.root(nested.name()));
			}
		}
	}

	private static List<Diagnostic> check(ResourceType<?> type, Request request, ObjectValue planned) {
		return PlanCheck.violations(type.schema().block(), request.prior(), request.config(), planned)
			.stream()
			.map((violation) -> violation.toDiagnostic("Provider planned an invalid value", type.name()))
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
