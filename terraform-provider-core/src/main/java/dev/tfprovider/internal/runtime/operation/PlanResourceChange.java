/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.PlannedPrivate;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.internal.stored.UnreadableRecordException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Plans a create, an update or a destroy. A pure function: Terraform plans one change up
 * to three times and holds the answers against each other.
 */
public record PlanResourceChange(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records) {

	private static final KeepUnconfigured KEEP_UNCONFIGURED = new KeepUnconfigured();

	private static final KeepSemanticallyEqualPrior KEEP_PRIOR_NOTATION = new KeepSemanticallyEqualPrior();

	private static final MarkUnknown MARK_UNKNOWN = new MarkUnknown();

	/**
	 * Plan a change.
	 * @param type the resource type
	 * @param request the change
	 * @param <M> the model
	 * @return the plan
	 */
	public <M> Response plan(ResourceType<M> type, Request request) {
		Request own = request.withPrivateStateAlone();
		request.scope().workFor(type.mapping(), own.proposed().isNull() ? own.prior() : own.config());
		return this.runningCalls.run(request.scope(), (running) -> (own.proposed() instanceof ObjectValue proposed)
				? change(type, own, proposed) : destroy(type, own));
	}

	private RunPlanModification planModification() {
		return new RunPlanModification(this.failures, this.records);
	}

	private <M> Response destroy(ResourceType<M> type, Request request) {
		RunPlanModification.Outcome outcome = planModification().run(type, request, request.proposed(),
				!request.prior().isNull());
		return new Response(request.proposed(), List.of(), outcome.plannedPrivate(), priorIdentity(type, request),
				request.scope().diagnostics().asList(), outcome.deferred());
	}

	private <M> Response change(ResourceType<M> type, Request request, ObjectValue proposed) {
		BlockSchema block = type.schema().block();
		TerraformValue prior = request.prior();
		TerraformValue config = request.config();
		Diagnostics diagnostics = request.scope().diagnostics();
		boolean exists = !prior.isNull();
		RunPlanModifiers modifiers = new RunPlanModifiers(type, request, this.failures);
		ObjectValue decided = modifiers.apply(block, config, prior, decide(type, config, prior, proposed, diagnostics));
		RunPlanModification.Outcome modified = planModification().run(type, request, decided, !diagnostics.hasErrors());
		ObjectValue planned = NullWriteOnly.in(block, (ObjectValue) modified.planned());
		Set<AttributePath> replace = new LinkedHashSet<>(modifiers.replacePaths());
		replace.addAll(modified.replacePaths());
		byte[] plannedPrivate = modified.plannedPrivate();
		DeferredException.Reason deferred = modified.deferred();
		if (exists && !type.declaration().isUpdatable()) {
			addChangedConfigurable(type, config, prior, planned, replace);
		}
		List<AttributePath> paths = ReplacePaths.of(replace, prior, planned);
		if (!diagnostics.hasErrors() && deferred == null && paths.isEmpty() && request.kept() != null
				&& MakePlannedOnce.concerns(type)) {
			try {
				MakePlannedOnce.Outcome outcome = MakePlannedOnce.complete(type, config, prior, planned,
						PlannedPrivate.read(request.kept()).once());
				planned = outcome.planned();
				request.scope().secrets().learn(block, planned);
				plannedPrivate = new PlannedPrivate(plannedPrivate, outcome.once()).bytes();
			}
			catch (UnreadableRecordException ex) {
				diagnostics.error("Could not read what the plan has kept",
						ex.getMessage() + ". Make a new plan of " + type.name() + " and apply that.");
			}
			catch (Throwable ex) {
				deferred = planModification().failed(ex, type, request);
			}
		}
		if (!diagnostics.hasErrors()) {
			diagnostics.addAll(check(type, request, planned));
		}
		return new Response(planned, paths, plannedPrivate, identity(type, request, planned, !paths.isEmpty()),
				diagnostics.asList(), deferred);
	}

	/**
	 * Returns what is planned before anybody but Terraform and the schema has had a say.
	 */
	public static ObjectValue decide(ResourceType<?> type, TerraformValue config, TerraformValue prior,
			ObjectValue proposed, Diagnostics diagnostics) {
		BlockSchema block = type.schema().block();
		ObjectValue planned = new ApplyDefaults(diagnostics).apply(block, config, prior, proposed);
		planned = KEEP_UNCONFIGURED.apply(block, config, prior, planned);
		planned = NullWriteOnly.in(block, planned);
		planned = KEEP_PRIOR_NOTATION.apply(block, config, prior, planned);
		boolean unchanged = planned.equals(prior) || type.limits().areOnlyDifference(planned, prior);
		return unchanged ? planned : MARK_UNKNOWN.apply(block, config, prior, planned);
	}

	/**
	 * Returns the planned identity, which is always wholly known: Terraform from 1.12 on
	 * cannot write unknown parts into the JSON of a plan, nor OpenTofu into a state. What
	 * will replace an object is planned by a call of its own, so this one keeps the
	 * identity of what is replaced.
	 */
	private static @Nullable ObjectValue identity(ResourceType<?> type, Request request, ObjectValue planned,
			boolean replaced) {
		ObjectValue identity = type.identityOf(planned);
		if (!replaced && identity != null && identity.isWhollyKnown()) {
			return identity;
		}
		return request.prior().isNull() ? null : priorIdentity(type, request);
	}

	private static @Nullable ObjectValue priorIdentity(ResourceType<?> type, Request request) {
		ObjectValue remembered = request.identity();
		return (remembered != null) ? remembered : type.identityOf(request.prior());
	}

	/**
	 * Adds what the configuration has changed. What only the provider has yet to decide
	 * is no reason for a replacement, but comes with it.
	 */
	private static void addChangedConfigurable(ResourceType<?> type, TerraformValue config, TerraformValue prior,
			ObjectValue planned, Set<AttributePath> replace) {
		for (SchemaMember member : type.schema().block().members()) {
			TerraformValue value = planned.get(member.name());
			boolean ofProvider = member instanceof Attribute attribute
					&& (!attribute.mode().isConfigurable() || attribute.isWriteOnly()
							|| value.isUnknown() && NullSafeAccess.member(config, attribute).isNull());
			if (!ofProvider && !type.limits().isHeldBy(member.name())
					&& !NullSafeAccess.member(prior, member).equals(value)) {
				replace.add(AttributePath.root(member.name()));
			}
		}
	}

	private static List<Diagnostic> check(ResourceType<?> type, Request request, ObjectValue planned) {
		LikelyMistake mistake = new LikelyMistake(type.schema().block(), request.config(), request.config(), planned);
		return Violation.toDiagnostics(
				PlanCheck.violations(type.schema().block(), request.prior(), request.config(), planned),
				"Provider planned an invalid value", type.name(), mistake);
	}

	/**
	 * A change to plan.
	 *
	 * @param prior the object before; null on a create
	 * @param proposed what Terraform proposes; null on a destroy
	 * @param config the configuration; null on a destroy
	 * @param priorPrivate bytes kept beside the prior state, may be empty
	 * @param kept bytes that an earlier plan of the same change handed to the apply,
	 * empty if there is none, {@code null} if Terraform does not keep them
	 * @param identity the identity of the object as Terraform remembers it, {@code null}
	 * if it does not
	 * @param scope the request it is part of
	 */
	public record Request(TerraformValue prior, TerraformValue proposed, TerraformValue config, byte[] priorPrivate,
			byte @Nullable [] kept, @Nullable ObjectValue identity, CallScope scope) {

		Request(TerraformValue prior, TerraformValue proposed, TerraformValue config, byte[] priorPrivate) {
			this(prior, proposed, config, priorPrivate, null, null, CallScope.detached());
		}

		/**
		 * The second plan of a replacement is given what the first one keeps for an
		 * apply: values of the object that is replaced are none of the new one.
		 */
		private Request withPrivateStateAlone() {
			return new Request(this.prior, this.proposed, this.config, PlannedPrivate.privateState(this.priorPrivate),
					this.kept, this.identity, this.scope);
		}

	}

	/**
	 * A plan.
	 *
	 * @param planned the object after; null on a destroy
	 * @param requiresReplace what cannot be changed in place
	 * @param plannedPrivate bytes to hand to the apply
	 * @param identity its identity, wholly known; {@code null} if it has none yet
	 * @param diagnostics errors and warnings
	 * @param deferred why the change has to wait, {@code null} if it does not
	 */
	public record Response(TerraformValue planned, List<AttributePath> requiresReplace, byte[] plannedPrivate,
			@Nullable ObjectValue identity, List<Diagnostic> diagnostics, DeferredException.@Nullable Reason deferred) {

	}

}
