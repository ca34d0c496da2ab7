/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a create, an update or a delete. Never fails with anything but diagnostics
 * beside the state that is true by then, or Terraform would lose the object.
 */
public final class ApplyResourceChange {

	private static final NullWriteOnly NULL_WRITE_ONLY = new NullWriteOnly();

	private final Failures failures;

	private final RunningCalls runningCalls;

	ApplyResourceChange(Failures failures, RunningCalls runningCalls) {
		this.failures = failures;
		this.runningCalls = runningCalls;
	}

	/**
	 * Carry out a change.
	 * @param type the resource type
	 * @param request the change
	 * @param <M> the model
	 * @return the object as it now is
	 */
	public <M> Response apply(ResourceType<M> type, Request request) {
		Diagnostics diagnostics = new Diagnostics();
		return this.runningCalls.run((cancellation) -> {
			ResourceCall<M> call = new ResourceCall<>(type, request.config(), request.planned(), request.prior(),
					request.plannedPrivate(), diagnostics, cancellation);
			if (request.planned().isNull()) {
				return request.prior().isNull() ? new Response(type.nothing(), new byte[0], List.of())
						: delete(type, request, call);
			}
			return request.prior().isNull() ? create(type, request, call) : update(type, request, call);
		});
	}

	private <M> Response create(ResourceType<M> type, Request request, ResourceCall<M> call) {
		TerraformValue result = invoke("create", type, call, (resource) -> resource.create(call));
		return answer(type, request, call, result, type.nothing());
	}

	private <M> Response update(ResourceType<M> type, Request request, ResourceCall<M> call) {
		TerraformValue result = invoke("update", type, call, (resource) -> resource.update(call));
		return answer(type, request, call, result, request.prior());
	}

	private <M> Response delete(ResourceType<M> type, Request request, ResourceCall<M> call) {
		try {
			type.resource().delete(call);
		}
		catch (Throwable ex) {
			this.failures.report(ex, "delete", type.name(), type.schema().block(), call.diagnostics());
		}
		List<Diagnostic> diagnostics = call.diagnostics().asList();
		if (call.diagnostics().hasErrors()) {
			TerraformValue left = Optional.<TerraformValue>ofNullable(saved(type, request, call))
				.orElse(request.prior());
			return new Response(left, call.privateBytes(), diagnostics);
		}
		return new Response(type.nothing(), new byte[0], diagnostics);
	}

	private <M> @Nullable TerraformValue invoke(String operation, ResourceType<M> type, ResourceCall<M> call,
			Operation<M> code) {
		try {
			M model = code.run(type.resource());
			if (model != null) {
				return write(operation, type, call, model);
			}
			call.diagnostics().add(AuthorMistake.returnedNull(operation, type.name(), "the object."));
		}
		catch (Throwable ex) {
			this.failures.report(ex, operation, type.name(), type.schema().block(), call.diagnostics());
		}
		return null;
	}

	/**
	 * Writes what the author returned. If it has no form as a state, what of it has one
	 * is better than nothing: an object whose create goes unnoticed is lost.
	 */
	private <M> TerraformValue write(String operation, ResourceType<M> type, ResourceCall<M> call, M model) {
		try {
			return type.mapping().write(model);
		}
		catch (RuntimeException ex) {
			this.failures.report(ex, operation, type.name(), type.schema().block(), call.diagnostics());
			return type.mapping().writePartial(model);
		}
	}

	/**
	 * Answers with the result if there is one, else with what the author saved, else with
	 * what there was before.
	 */
	private <M> Response answer(ResourceType<M> type, Request request, ResourceCall<M> call,
			@Nullable TerraformValue result, TerraformValue before) {
		Diagnostics diagnostics = call.diagnostics();
		if (!(result instanceof ObjectValue returned)) {
			TerraformValue saved = saved(type, request, call);
			return new Response((saved != null) ? saved : before, call.privateBytes(), diagnostics.asList());
		}
		ObjectValue state = asPlanned(type, request, returned);
		if (!diagnostics.hasErrors()) {
			LikelyMistake mistake = new LikelyMistake(type.schema().block(), request.config(), request.planned(),
					state);
			ResultCheck.violations(type.schema().block(), request.planned(), state)
				.forEach((violation) -> diagnostics
					.add(violation.toDiagnostic("Provider returned an inconsistent result", type.name(), mistake)));
		}
		return new Response(WithoutUnknown.of(state), call.privateBytes(), diagnostics.asList());
	}

	private static <M> @Nullable TerraformValue saved(ResourceType<M> type, Request request, ResourceCall<M> call) {
		ObjectValue saved = call.saved();
		return (saved != null) ? WithoutUnknown.of(asPlanned(type, request, saved)) : null;
	}

	/**
	 * Returns an object without what is only for the configuration, in the notation of
	 * the plan.
	 */
	private static ObjectValue asPlanned(ResourceType<?> type, Request request, ObjectValue object) {
		Block block = type.schema().block();
		ObjectValue state = NULL_WRITE_ONLY.apply(block, request.config(), request.planned(), object);
		return KeepNotation.OF_PLAN.apply(block, request.config(), request.planned(), state);
	}

	/**
	 * A change to carry out.
	 *
	 * @param prior the object before; null on a create
	 * @param planned what was planned; null on a delete
	 * @param config the configuration; null on a delete
	 * @param plannedPrivate bytes kept beside the plan, may be empty
	 */
	public record Request(TerraformValue prior, TerraformValue planned, TerraformValue config, byte[] plannedPrivate) {

	}

	/**
	 * What came of a change.
	 *
	 * @param state the object as it now is, wholly known; null if it does not exist
	 * @param privateState bytes to keep beside the state
	 * @param diagnostics errors and warnings
	 */
	public record Response(TerraformValue state, byte[] privateState, List<Diagnostic> diagnostics) {

	}

	/**
	 * A method of a resource that answers with the object.
	 */
	@FunctionalInterface
	private interface Operation<M> {

		@Nullable M run(ManagedResource<M> resource) throws Exception;

	}

}
