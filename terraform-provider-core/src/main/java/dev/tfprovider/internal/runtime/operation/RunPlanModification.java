/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Runs the author's plan modification, if there is one. What it set counts only if it did
 * not fail.
 *
 * @param failures converts exceptions
 * @param records reads and writes private state
 */
record RunPlanModification(FailureDiagnostics failures, StoredRecords records) {

	/**
	 * Let the author's code modify a plan.
	 * @param useful whether there is a plan that makes sense
	 */
	@SuppressWarnings("unchecked")
	<M> Outcome run(ResourceType<M> type, PlanResourceChange.Request request, TerraformValue planned, boolean useful) {
		boolean waiting = request.scope().isWaitingForSettings();
		Optional<Supplier<PlanModifyingResource<M>>> ability = type.declaration()
			.ability((Class<PlanModifyingResource<M>>) (Class<?>) PlanModifyingResource.class);
		if (waiting || !useful || ability.isEmpty()) {
			return new Outcome(planned, Set.of(), request.priorPrivate(),
					waiting ? DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN : null);
		}
		PlannedResource<M> plan = new PlannedResource<>(type.mapping(), request.config(), request.prior(), planned,
				new PrivateState(this.records, request.priorPrivate()), request.scope());
		try {
			ability.get().get().modifyPlan(plan);
			return new Outcome(plan.planned(), plan.replacePaths(), plan.plannedPrivate(), null);
		}
		catch (Throwable ex) {
			return new Outcome(planned, Set.of(), request.priorPrivate(), failed(ex, type, request));
		}
	}

	/**
	 * Report that the author's part of a plan has failed, in which nothing it said
	 * counts.
	 * @return why the change has to wait, {@code null} if it does not
	 */
	DeferredException.@Nullable Reason failed(Throwable failure, ResourceType<?> type,
			PlanResourceChange.Request request) {
		Optional<DeferredException.Reason> reason = FailureDiagnostics.deferral(failure);
		if (reason.isPresent() && request.scope().isDeferralAllowed()) {
			return reason.get();
		}
		Optional<ProviderNotConfiguredException> postponed = FailureDiagnostics.postponed(failure);
		if (postponed.isPresent()) {
			request.scope()
				.diagnostics()
				.warning("Could not complete the plan of " + type.name(),
						postponed.get().settingsText()
								+ " of the provider block is not known yet, so the object is planned without what the "
								+ "provider adds to it.");
		}
		else {
			this.failures.report(request.scope(), failure, "plan", type);
		}
		return null;
	}

	/**
	 * What the author decided.
	 *
	 * @param planned the object after; null on a destroy
	 * @param replacePaths because of what it is replaced
	 * @param plannedPrivate bytes to hand to the apply
	 * @param deferred why the change has to wait, {@code null} if it does not
	 */
	record Outcome(TerraformValue planned, Set<AttributePath> replacePaths, byte[] plannedPrivate,
			DeferredException.@Nullable Reason deferred) {

	}

}
