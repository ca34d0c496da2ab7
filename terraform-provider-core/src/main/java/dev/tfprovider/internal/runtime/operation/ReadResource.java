/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Refreshes one object. A failure keeps what Terraform remembers.
 */
public record ReadResource(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records) {

	/**
	 * Refresh an object.
	 * @param type the resource type
	 * @param request the object
	 * @param <M> the model
	 * @return the object as it now is
	 */
	public <M> Response read(ResourceType<M> type, Request request) {
		TerraformValue state = request.state();
		if (state.isNull()) {
			return new Response(state, request.privateState(), request.identity(), List.of(), null);
		}
		CallScope scope = request.scope();
		scope.workFor(type.mapping(), state);
		return this.runningCalls.run(scope, type.limits().remembered("read", state), (running) -> {
			ResourceCall<M> call = new ResourceCall<>(type, type.nothing(), type.nothing(), state,
					new PrivateState(this.records, request.privateState()), running);
			Diagnostics diagnostics = scope.diagnostics();
			try {
				TerraformValue result = read(type, state, call, running);
				ObjectValue identity = identity(type, request, result, diagnostics);
				diagnostics.addAll(call.mistakes());
				return new Response(diagnostics.hasErrors() ? state : result, call.privateBytes(), identity,
						diagnostics.asList(), null);
			}
			catch (Throwable ex) {
				Optional<DeferredException.Reason> reason = FailureDiagnostics.deferral(ex);
				if (reason.isPresent() && scope.isDeferralAllowed()) {
					return new Response(state, request.privateState(), request.identity(), diagnostics.asList(),
							reason.get());
				}
				reportFailure(type, ex, reason.isPresent(), state, scope);
				return new Response(state, call.privateBytes(), request.identity(), diagnostics.asList(), null);
			}
		});
	}

	private void reportFailure(ResourceType<?> type, Throwable failure, boolean waiting, TerraformValue state,
			CallScope scope) {
		if (waiting) {
			scope.diagnostics().warning("Could not refresh " + type.name(), FailureDiagnostics.waitingFor(failure));
		}
		else {
			this.failures.aboutNull(NullStateExplanation.explain(type.schema().block(), state))
				.report(scope, failure, "read", type);
		}
	}

	/**
	 * Returns the identity of what was read, and refuses one that has changed or is gone.
	 */
	private static @Nullable ObjectValue identity(ResourceType<?> type, Request request, TerraformValue result,
			Diagnostics diagnostics) {
		TerraformValue state = request.state();
		ObjectValue before = request.identity();
		ObjectValue after = type.identityOf(result);
		Identifiers identifiers = Identifiers.of(type);
		if (result.isNull()) {
			return after;
		}
		if (before != null && (after == null || !type.identity().orElseThrow().isSame(before, after))) {
			diagnostics.add(changed(type, before.toString(), (after != null) ? after.toString() : "missing"));
			return before;
		}
		if (identifiers.firstOther(state, result).isPresent()) {
			// hosts before 1.12 keep no identity
			diagnostics.add(changed(type, identifiers.text(state), identifiers.text(result)));
			return (before != null) ? before : type.identityOf(state);
		}
		return after;
	}

	private static Diagnostic changed(ResourceType<?> type, String before, String after) {
		return Diagnostic.error("Unexpected identity change",
				"The read method of " + type.name() + " returned an object with another identity: it was " + before
						+ ", now it is " + after + ". The identity of an object never changes. " + AuthorMistake.NOTE);
	}

	private static <M> TerraformValue read(ResourceType<M> type, TerraformValue state, ResourceCall<M> call,
			RunningCall running) throws Throwable {
		BlockSchema block = type.schema().block();
		Optional<M> model = running.perform("read", () -> type.resource(running).read(call));
		if (model == null) {
			call.diagnostics()
				.add(AuthorMistake.returnedNull("read", type.name(),
						"an Optional; an empty one says that the object is gone."));
			return state;
		}
		if (model.isEmpty()) {
			return type.nothing();
		}
		// what the upstream never shows stays null until the next apply, identifiers
		// among it
		boolean gaps = NullStateExplanation.missing(block, state).findAny().isPresent();
		ObjectValue result = gaps ? type.mapping().writePartial(model.get()) : type.mapping().writeFound(model.get());
		result = NullWriteOnly.in(block, result);
		result = KeepDynamicType.OF_STATE.apply(block, state, type.nothing(), result);
		result = KeepEmptyForm.OF_STATE.apply(block, type.nothing(), state, result);
		result = KeepSemanticallyEqual.OF_STATE.apply(block, type.nothing(), state, result);
		return NullUnknown.of(type.limits().keep(result, state));
	}

	/**
	 * An object to refresh.
	 *
	 * @param state what Terraform remembers
	 * @param privateState bytes kept beside the state
	 * @param identity its identity as Terraform remembers it, {@code null} if it does not
	 * @param scope the request it is part of
	 */
	public record Request(TerraformValue state, byte[] privateState, @Nullable ObjectValue identity, CallScope scope) {

	}

	/**
	 * A refreshed object.
	 *
	 * @param state the object as it now is; null if it is gone
	 * @param privateState bytes to keep beside the state
	 * @param identity its identity, {@code null} if it has none
	 * @param diagnostics errors and warnings
	 * @param deferred why the object has to wait, {@code null} if it does not
	 */
	public record Response(TerraformValue state, byte[] privateState, @Nullable ObjectValue identity,
			List<Diagnostic> diagnostics, DeferredException.@Nullable Reason deferred) {

	}

}
