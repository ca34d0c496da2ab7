/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.PlanAssertion;
import dev.tfprovider.test.internal.engine.check.ProposedNew;
import dev.tfprovider.test.internal.engine.check.RequiredReplacement;
import dev.tfprovider.test.internal.engine.check.StateEncodingCheck;
import dev.tfprovider.test.internal.engine.check.WriteOnlyAttributes;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.DeferredChange;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Plans changes of managed resources with the provider and judges its plans. One and the
 * same for the plan and for the final plan while applying.
 *
 * @param walk the walk
 */
record ManagedPlanner(Walk walk) {

	/**
	 * Plan what the configuration asks for.
	 * @param current the object that exists, {@code null} if none does
	 * @param wish what is known about the change beforehand
	 * @param deferred takes what the provider puts off
	 * @return the change, {@code null} if there are errors
	 */
	@Nullable ResourceChange plan(BlockInstance instance, ResourceSchema schema, @Nullable LiveObject current, Wish wish,
			List<DeferredChange> deferred, EngineDiagnostics found) {
		ObjectValue configured = this.walk.decode(instance, schema, found);
		ResourceAddress address = instance.address();
		if (configured == null || !report(this.walk.client(address).validate(address, schema, configured),
				address.toString(), found)) {
			return null;
		}
		TerraformValue nothing = schema.nothing();
		LiveObject prior = (current != null && !current.tainted()) ? current : LiveObject.none(schema);
		TerraformValue config = instance.block().ignoreChanges().apply(schema.block(), prior.value(), configured);

		ResourceChange planned = wish.planned();
		Step first = new Step(address, schema, prior, config,
				(planned != null) ? planned.privateBytes() : ByteString.EMPTY);
		ProviderClient.ObjectAnswer answer = call(first);
		boolean putOff = answer.deferred() != null;
		if (putOff && !this.walk.invocation().options().deferralAllowed()) {
			report(answer.diagnostics(), address.toString(), found);
			ProviderBug.refuseDeferral(address, found);
			return null;
		}
		TerraformValue after = judge(first, answer, found);
		if (after == null) {
			return null;
		}
		RequiredReplacement replace = prior.value().isNull() ? new RequiredReplacement(List.of(), List.of())
				: RequiredReplacement.of(schema.block(), answer.replace(), prior.value(), after);
		if (!replace.missing().isEmpty() && !putOff) {
			replace.missing()
				.forEach((path) -> found.error("Provider produced invalid plan",
						"Provider " + GoString.quote(this.walk.providerOf(address))
								+ " has indicated \"requires replacement\" on " + address
								+ " for a non-existent attribute path " + CheckProblem.goText(path) + "."
								+ ProviderBug.PARAGRAPH));
			return null;
		}
		Change change = decide(prior.value(), after, replace, wish);
		ByteString privateBytes = answer.privateBytes();
		TerraformValue identity = answer.identity();
		if (change.action().isReplace() && !putOff) {
			boolean withIdentity = this.walk.host().has(HostDifference.PLANS_REPLACEMENT_WITH_IDENTITY);
			Step second = new Step(address, schema,
					new LiveObject(nothing, privateBytes, withIdentity ? identity : null), configured,
					ByteString.EMPTY);
			ProviderClient.ObjectAnswer creation = call(second);
			after = judgeCreation(second, creation, found);
			if (after == null) {
				return null;
			}
			privateBytes = creation.privateBytes();
			identity = creation.identity();
		}
		new IdentityReader(this.walk).requirePlannable(address, change.action(), identity, found);
		if (found.hasErrors()) {
			return null;
		}
		TerraformValue before = prior.value();
		if (change.action() == ChangeAction.CREATE && current != null && current.tainted()) {
			change = new Change(ChangeAction.replace(createBeforeDestroy(wish)), "replace_because_tainted");
			before = current.value();
		}
		if (planned != null && planned.action().isReplace() && change.action() == ChangeAction.CREATE) {
			change = new Change(planned.action(), planned.reason());
			before = planned.before();
		}
		if (!StateEncodingCheck.check(address, after, found) || !mayDelete(instance, change.action(), found)) {
			return null;
		}
		TerraformValue identityBefore = (current != null) ? current.identity() : null;
		ResourceChange result = new ResourceChange(address, null, change.action(), change.reason(), before, after,
				replace.effective(), privateBytes, new ResourceChange.Identities(identityBefore, identity));
		defer(instance, answer.deferred(), result, deferred);
		return result;
	}

	/**
	 * Note that a change is put off: by the provider, or since something that it needs
	 * is.
	 */
	private void defer(BlockInstance instance, @Nullable String reason, ResourceChange change,
			List<DeferredChange> deferred) {
		ResourceAddress address = instance.address();
		if (this.walk.isDeferred(address)) {
			return;
		}
		if (reason != null || this.walk.hasDeferredDependency(instance.block())) {
			this.walk.defer(address);
			deferred.add(new DeferredChange((reason != null) ? reason : "deferred_prereq", change));
		}
	}

	private static boolean mayDelete(BlockInstance instance, ChangeAction action, EngineDiagnostics found) {
		if (!action.deletes() || !instance.block().lifecycle().preventDestroy()) {
			return true;
		}
		refuseDeletion(instance.address(), found);
		return false;
	}

	private static void refuseDeletion(ResourceAddress address, EngineDiagnostics found) {
		found.error("Instance cannot be destroyed", "Resource " + address
				+ " has lifecycle.prevent_destroy set, but the plan calls for this resource to be destroyed. To avoid "
				+ "this error and continue with the plan, either disable lifecycle.prevent_destroy or reduce the scope "
				+ "of the plan using the -target option.");
	}

	private static Change decide(TerraformValue prior, TerraformValue after, RequiredReplacement replace, Wish wish) {
		if (prior.isNull()) {
			return new Change(ChangeAction.CREATE, "replace_by_triggers".equals(wish.force()) ? wish.force() : null);
		}
		if (!replace.effective().isEmpty() || wish.force() != null) {
			return new Change(ChangeAction.replace(createBeforeDestroy(wish)),
					(wish.force() != null) ? wish.force() : "replace_because_cannot_update");
		}
		boolean same = after.isWhollyKnown() && after.equals(prior);
		return new Change(same ? ChangeAction.NO_OP : ChangeAction.UPDATE, null);
	}

	/**
	 * Return the order of a replacement: once planned, it stays as it is.
	 */
	private static boolean createBeforeDestroy(Wish wish) {
		ResourceChange planned = wish.planned();
		return (planned != null) ? planned.action() == ChangeAction.CREATE_THEN_DELETE : wish.createBeforeDestroy();
	}

	/**
	 * Plan that an object ceases to exist.
	 * @return the change, {@code null} if there are errors
	 */
	@Nullable ResourceChange planDestroy(ResourceAddress address, @Nullable String deposedKey, ResourceSchema schema,
			LiveObject object, @Nullable String reason, EngineDiagnostics found) {
		TerraformValue nothing = schema.nothing();
		boolean prevented = deposedKey == null
				&& this.walk.module().find(address).map((block) -> block.lifecycle().preventDestroy()).orElse(false);
		if (prevented) {
			refuseDeletion(address, found);
			return null;
		}
		ByteString privateBytes = object.privateBytes();
		TerraformValue identity = null;
		if (this.walk.schemas().planDestroy()) {
			ProviderClient.ObjectAnswer answer = this.walk.client(address)
				.plan(address.type(), schema, object, nothing, nothing, ByteString.EMPTY);
			boolean configured = this.walk.module().find(address).isPresent();
			if (!report(answer.diagnostics(), configured ? address.toString() : null, found)) {
				return null;
			}
			if (answer.value() == null || !answer.value().isNull()) {
				found.error("Provider produced invalid plan",
						"Provider " + GoString.quote(this.walk.providerOf(address))
								+ " planned a non-null destroy value for " + address + "." + ProviderBug.PARAGRAPH);
				return null;
			}
			if (this.walk.host().has(HostDifference.JUDGES_IDENTITIES)) {
				new IdentityReader(this.walk).requireKnown(address, answer.identity(), found);
			}
			if (found.hasErrors()) {
				return null;
			}
			privateBytes = answer.privateBytes();
			identity = answer.identity();
		}
		return new ResourceChange(address, deposedKey, ChangeAction.DELETE, reason, object.value(), nothing, List.of(),
				privateBytes, new ResourceChange.Identities(object.identity(), identity));
	}

	private ProviderClient.ObjectAnswer call(Step step) {
		return this.walk.client(step.address())
			.plan(step.address().type(), step.schema(), step.prior(),
					ProposedNew.of(step.schema().block(), step.prior().value(), step.config()), step.config(),
					step.kept());
	}

	/**
	 * Return the planned value if nothing is wrong with it.
	 */
	private @Nullable TerraformValue judge(Step step, ProviderClient.ObjectAnswer answer, EngineDiagnostics found) {
		if (!report(answer.diagnostics(), step.address().toString(), found)) {
			return null;
		}
		TerraformValue planned = answer.value();
		if (planned == null || !reportWriteOnly(step, planned, found)) {
			return null;
		}
		if (answer.legacy() || answer.deferred() != null) {
			return planned;
		}
		List<CheckProblem> problems = PlanAssertion.problems(step.schema().block(), step.prior().value(), step.config(),
				planned);
		problems.forEach((problem) -> found.error("Provider produced invalid plan",
				"Provider " + GoString.quote(this.walk.providerOf(step.address())) + " planned an invalid value for "
						+ problem.message(step.address().toString()) + "." + ProviderBug.PARAGRAPH));
		return problems.isEmpty() ? planned : null;
	}

	/**
	 * Return the planned value of the half of a replacement that creates. Its warnings
	 * have been seen already.
	 */
	private @Nullable TerraformValue judgeCreation(Step step, ProviderClient.ObjectAnswer answer,
			EngineDiagnostics found) {
		EngineDiagnostics own = new EngineDiagnostics();
		if (!report(answer.diagnostics(), step.address().toString(), own)) {
			found.addAll(own);
			return null;
		}
		TerraformValue planned = answer.value();
		return (planned != null && reportWriteOnly(step, planned, found)) ? planned : null;
	}

	private boolean reportWriteOnly(Step step, TerraformValue planned, EngineDiagnostics found) {
		List<AttributePath> paths = WriteOnlyAttributes.paths(step.schema().block(), planned);
		paths.forEach((path) -> found.error("Provider produced invalid plan",
				ProviderBug.writeOnly(this.walk, step.address(), path, " during planning")));
		return paths.isEmpty();
	}

	private static boolean report(List<EngineDiagnostic> diagnostics, @Nullable String address,
			EngineDiagnostics found) {
		found.addAll(diagnostics, address);
		return diagnostics.stream().noneMatch(EngineDiagnostic::error);
	}

	/**
	 * What is known about a change before the provider is asked.
	 *
	 * @param createBeforeDestroy whether a replacement is created first
	 * @param force why the object is replaced in any case, {@code null} if it is not
	 * @param planned what was planned before the apply began, {@code null} while planning
	 */
	record Wish(boolean createBeforeDestroy, @Nullable String force, @Nullable ResourceChange planned) {

	}

	/**
	 * One call for a plan.
	 */
	private record Step(ResourceAddress address, ResourceSchema schema, LiveObject prior, TerraformValue config,
			ByteString kept) {

	}

	/**
	 * What a plan amounts to.
	 */
	private record Change(ChangeAction action, @Nullable String reason) {

	}

}
