/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Plans changes of managed resources with the provider and judges its plans. One and the
 * same for the plan and for the final plan while applying.
 */
final class ManagedPlanner {

	private static final String BUG = "\n\nThis is a bug in the provider, which should be reported in the provider's "
			+ "own issue tracker.";

	private final Walk walk;

	private final IdentityReader identities;

	ManagedPlanner(Walk walk) {
		this.walk = walk;
		this.identities = new IdentityReader(walk);
	}

	/**
	 * Plan what the configuration asks for.
	 * @param current the object that exists, {@code null} if none does
	 * @param planned what was planned before the apply began, {@code null} while planning
	 * @return the change, {@code null} if there are errors
	 */
	@Nullable ResourceChange plan(ResourceBlock block, ResourceSchema schema, @Nullable LiveObject current,
			boolean createBeforeDestroy, @Nullable ResourceChange planned, EngineDiagnostics found) {
		ObjectValue configured = this.walk.decode(block, schema, found);
		if (configured == null) {
			return null;
		}
		String address = block.address().toString();
		if (!report(this.walk.client(block.address()).validate(block.address(), schema, configured), address, found)) {
			return null;
		}
		TerraformValue nothing = TerraformValue.ofNull(schema.block().objectType());
		boolean tainted = current != null && current.tainted();
		TerraformValue prior = (current != null && !tainted) ? current.value() : nothing;
		ByteString priorPrivate = (current != null && !tainted) ? current.privateBytes() : ByteString.EMPTY;
		TerraformValue priorIdentity = (current != null && !tainted) ? current.identity() : null;
		TerraformValue config = block.ignoreChanges().apply(schema.block(), prior, configured);

		Step first = new Step(block.address(), schema, new ProviderClient.Stored(prior, priorPrivate, priorIdentity),
				config);
		ProviderClient.PlanAnswer answer = call(first);
		TerraformValue after = judge(first, answer, found);
		if (after == null) {
			return null;
		}
		ReplacePaths replace = prior.isNull() ? new ReplacePaths(List.of(), List.of())
				: ReplacePaths.of(schema.block(), answer.replace(), prior, after);
		if (!replace.missing().isEmpty()) {
			replace.missing()
				.forEach((path) -> found.error("Provider produced invalid plan",
						"Provider " + GoString.quote(this.walk.provider())
								+ " has indicated \"requires replacement\" on " + address
								+ " for a non-existent attribute path " + Problem.goText(path) + "." + BUG));
			return null;
		}
		Change change = decide(prior, after, replace, createBeforeDestroy, planned);
		ByteString privateBytes = answer.object().privateBytes();
		TerraformValue identity = answer.object().identity();
		if (change.action() == ChangeAction.UPDATE || change.action() == ChangeAction.NO_OP) {
			this.identities.requireKnown(block.address(), identity, found);
			if (found.hasErrors()) {
				return null;
			}
		}
		if (change.action().isReplace()) {
			Step second = new Step(block.address(), schema, new ProviderClient.Stored(nothing, privateBytes, identity),
					configured);
			ProviderClient.PlanAnswer creation = call(second);
			after = judgeCreation(second, creation, found);
			if (after == null) {
				return null;
			}
			privateBytes = creation.object().privateBytes();
			identity = creation.object().identity();
		}
		TerraformValue before = prior;
		if (change.action() == ChangeAction.CREATE && current != null && tainted) {
			change = new Change(ChangeAction.replace(createBeforeDestroy(createBeforeDestroy, planned)),
					"replace_because_tainted");
			before = current.value();
		}
		if (planned != null && planned.action().isReplace() && change.action() == ChangeAction.CREATE) {
			change = new Change(planned.action(), planned.reason());
			before = planned.before();
		}
		TerraformValue identityBefore = (current != null) ? current.identity() : null;
		return new ResourceChange(block.address(), null, change.action(), change.reason(), before, after,
				replace.effective(), privateBytes, new ResourceChange.Identities(identityBefore, identity));
	}

	private static Change decide(TerraformValue prior, TerraformValue after, ReplacePaths replace,
			boolean createBeforeDestroy, @Nullable ResourceChange planned) {
		if (prior.isNull()) {
			return new Change(ChangeAction.CREATE, null);
		}
		if (!replace.effective().isEmpty()) {
			return new Change(ChangeAction.replace(createBeforeDestroy(createBeforeDestroy, planned)),
					"replace_because_cannot_update");
		}
		boolean same = after.isWhollyKnown() && after.equals(prior);
		return new Change(same ? ChangeAction.NO_OP : ChangeAction.UPDATE, null);
	}

	/**
	 * Return the order of a replacement: once planned, it stays as it is.
	 */
	private static boolean createBeforeDestroy(boolean wanted, @Nullable ResourceChange planned) {
		return (planned != null) ? planned.action() == ChangeAction.CREATE_THEN_DELETE : wanted;
	}

	/**
	 * Plan that an object ceases to exist.
	 * @return the change, {@code null} if there are errors
	 */
	@Nullable ResourceChange planDestroy(ResourceAddress address, @Nullable String deposedKey, ResourceSchema schema,
			LiveObject object, @Nullable String reason, EngineDiagnostics found) {
		TerraformValue nothing = TerraformValue.ofNull(schema.block().objectType());
		ByteString privateBytes = object.privateBytes();
		TerraformValue identity = null;
		if (this.walk.schemas().planDestroy()) {
			ProviderClient.ObjectAnswer answer = this.walk.client(address)
				.plan(address.type(), schema, object.sent(), nothing, nothing)
				.object();
			boolean configured = this.walk.module().find(address.toString()).isPresent();
			if (!report(answer.diagnostics(), configured ? address.toString() : null, found)) {
				return null;
			}
			if (answer.value() == null || !answer.value().isNull()) {
				found.error("Provider produced invalid plan", "Provider " + GoString.quote(this.walk.provider())
						+ " planned a non-null destroy value for " + address + "." + BUG);
				return null;
			}
			this.identities.requireKnown(address, answer.identity(), found);
			if (found.hasErrors()) {
				return null;
			}
			privateBytes = answer.privateBytes();
			identity = answer.identity();
		}
		return new ResourceChange(address, deposedKey, ChangeAction.DELETE, reason, object.value(), nothing, List.of(),
				privateBytes, new ResourceChange.Identities(object.identity(), identity));
	}

	private ProviderClient.PlanAnswer call(Step step) {
		return this.walk.client(step.address())
			.plan(step.address().type(), step.schema(), step.prior(),
					ProposedNew.of(step.schema().block(), step.prior().value(), step.config()), step.config());
	}

	/**
	 * Return the planned value if nothing is wrong with it.
	 */
	private @Nullable TerraformValue judge(Step step, ProviderClient.PlanAnswer answer, EngineDiagnostics found) {
		if (!report(answer.object().diagnostics(), step.address().toString(), found)) {
			return null;
		}
		TerraformValue planned = answer.object().value();
		if (planned == null || !reportWriteOnly(step, planned, found)) {
			return null;
		}
		if (answer.legacy()) {
			return planned;
		}
		List<Problem> problems = PlanAssertion.problems(step.schema().block(), step.prior().value(), step.config(),
				planned);
		problems.forEach((problem) -> found.error("Provider produced invalid plan",
				"Provider " + GoString.quote(this.walk.provider()) + " planned an invalid value for "
						+ problem.message(step.address().toString()) + "." + BUG));
		return problems.isEmpty() ? planned : null;
	}

	/**
	 * Return the planned value of the half of a replacement that creates. Its warnings
	 * have been seen already.
	 */
	private @Nullable TerraformValue judgeCreation(Step step, ProviderClient.PlanAnswer answer,
			EngineDiagnostics found) {
		EngineDiagnostics own = new EngineDiagnostics();
		if (!report(answer.object().diagnostics(), step.address().toString(), own)) {
			found.addAll(own);
			return null;
		}
		TerraformValue planned = answer.object().value();
		return (planned != null && reportWriteOnly(step, planned, found)) ? planned : null;
	}

	private boolean reportWriteOnly(Step step, TerraformValue planned, EngineDiagnostics found) {
		List<AttributePath> paths = WriteOnly.paths(step.schema().block(), planned);
		paths.forEach((path) -> found.error("Provider produced invalid plan",
				"Provider " + GoString.quote(this.walk.providerConfig())
						+ " returned a value for the write-only attribute \"" + step.address() + Problem.pathText(path)
						+ "\" during planning. Write-only attributes cannot be read back "
						+ "from the provider. This is a bug in the provider, which should be reported in the "
						+ "provider's own issue tracker."));
		return paths.isEmpty();
	}

	private static boolean report(List<EngineDiagnostic> diagnostics, @Nullable String address,
			EngineDiagnostics found) {
		diagnostics.forEach((diagnostic) -> found.add(diagnostic.about(address)));
		return diagnostics.stream().noneMatch(EngineDiagnostic::error);
	}

	/**
	 * One call for a plan.
	 */
	private record Step(ResourceAddress address, ResourceSchema schema, ProviderClient.Stored prior,
			TerraformValue config) {

	}

	/**
	 * What a plan amounts to.
	 */
	private record Change(ChangeAction action, @Nullable String reason) {

	}

}
