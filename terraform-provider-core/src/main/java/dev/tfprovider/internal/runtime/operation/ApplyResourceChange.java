/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.OutOfMemoryRetry;
import dev.tfprovider.internal.runtime.call.PlannedPrivate;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.IncompleteButUsableException;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Creates, updates or deletes an object. Never fails with anything but diagnostics beside
 * the state that is true by then, or Terraform would lose the object.
 */
public record ApplyResourceChange(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records,
		ForgottenValues forgotten) {

	/**
	 * Carry out a change.
	 * @param type the resource type
	 * @param request the change
	 * @param <M> the model
	 * @return the object as it now is
	 */
	public <M> Response apply(ResourceType<M> type, Request request) {
		return carryOut(type,
				request.withPlanned(request.planned(), PlannedPrivate.privateState(request.plannedPrivate())));
	}

	private <M> Response carryOut(ResourceType<M> type, Request request) {
		request.scope().workFor(type.mapping(), request.planned().isNull() ? request.prior() : request.planned());
		if (request.planned().isNull()) {
			return request.prior().isNull() ? new Response(type.nothing(), new byte[0], null, List.of())
					: delete(type, request);
		}
		if (request.prior().isNull()) {
			return change(type, request, (call) -> type.resource(call.running()).create(call));
		}
		// timeouts are no part of the object: the author has nothing to do
		return type.limits().areOnlyDifference(request.prior(), request.planned()) ? new Response(request.planned(),
				request.plannedPrivate(), identity(type, request, request.planned()), List.of())
				: change(type, request, (call) -> type.updatable(call.running()).update(call));
	}

	private <M> Response change(ResourceType<M> type, Request request, ChangeMethod<M> code) {
		TimeLimit limit;
		try {
			limit = type.limits().configured(request.operation(), request.planned());
		}
		catch (DiagnosticException ex) {
			return new Response(request.prior(), request.plannedPrivate(), identity(type, request, request.prior()),
					ex.diagnostics());
		}
		return this.runningCalls.runChange(request.scope(), limit, (running) -> {
			ResourceCall<M> call = call(type, request, running);
			TerraformValue result = invoke(type, request, call, code);
			Request complete = request.withPlanned(call.planned(), request.plannedPrivate());
			return OutOfMemoryRetry.on(() -> answer(type, complete, call, result));
		});
	}

	private <M> Response delete(ResourceType<M> type, Request request) {
		return this.runningCalls.runChange(request.scope(), type.limits().remembered("delete", request.prior()),
				(running) -> {
					ResourceCall<M> call = call(type, request, running);
					try {
						running.perform("delete", () -> type.resource(running).delete(call));
					}
					catch (Throwable ex) {
						this.failures.report(request.scope(), ex, "delete", type, call.remains());
					}
					return call.diagnostics().hasErrors() ? OutOfMemoryRetry.on(() -> answer(type, request, call, null))
							: new Response(type.nothing(), new byte[0], null, all(call));
				});
	}

	private <M> ResourceCall<M> call(ResourceType<M> type, Request request, RunningCall running) {
		return new ResourceCall<>(type, request.config(), request.planned(), request.prior(),
				new PrivateState(this.records, request.plannedPrivate()), running);
	}

	private <M> @Nullable TerraformValue invoke(ResourceType<M> type, Request request, ResourceCall<M> call,
			ChangeMethod<M> code) {
		try {
			M model = call.running().perform(request.operation(), () -> {
				call.makePlannedOnce();
				request.scope().secrets().learn(type.schema().block(), call.planned());
				return code.run(call);
			});
			return write(type, request, call,
					NothingReturnedException.check(model, request.operation(), type.name(), "the object."));
		}
		catch (Throwable ex) {
			if (!isUsable(ex, call)) {
				this.failures.report(request.scope(), ex, request.operation(), type, call.remains());
			}
		}
		return null;
	}

	/**
	 * Returns whether a failure leaves a good object. Terraform taints a new one for any
	 * error, so there are only warnings then.
	 */
	private static boolean isUsable(Throwable failure, ResourceCall<?> call) {
		Optional<IncompleteButUsableException> incomplete = FailureDiagnostics.cause(failure,
				IncompleteButUsableException.class);
		if (incomplete.isEmpty() || call.saved() == null || call.diagnostics().hasErrors()
				|| !call.mistakes().isEmpty()) {
			return false;
		}
		for (Diagnostic diagnostic : incomplete.get().diagnostics()) {
			call.diagnostics()
				.add(new Diagnostic(Diagnostic.Severity.WARNING, diagnostic.summary(), diagnostic.detail(),
						diagnostic.attribute()));
		}
		return true;
	}

	/**
	 * Writes what the author returned. If it has no form as a state, what of it has one
	 * is better than nothing: an object whose create goes unnoticed is lost.
	 */
	private <M> TerraformValue write(ResourceType<M> type, Request request, ResourceCall<M> call, M model) {
		try {
			return OutOfMemoryRetry.on(() -> type.mapping().write(model));
		}
		catch (RuntimeException | OutOfMemoryError | StackOverflowError ex) {
			ObjectValue salvaged = type.mapping().salvage(model, call.lastKnown());
			Diagnostics own = new Diagnostics();
			this.failures.of(request.scope()).report(ex, request.operation(), type.name(), type.schema().block(), own);
			UnchangedResult unchanged = UnchangedResult.of(request, salvaged);
			own.forEach((diagnostic) -> call.diagnostics().add(unchanged.explain(diagnostic)));
			return salvaged;
		}
	}

	/**
	 * Answers with the result if there is one, else with what the author saved, else with
	 * what there was before.
	 */
	private Response answer(ResourceType<?> type, Request request, ResourceCall<?> call,
			@Nullable TerraformValue result) {
		Diagnostics diagnostics = call.diagnostics();
		AppliedState applied = new AppliedState(type, request);
		ObjectValue saved = call.saved();
		TerraformValue state = request.prior();
		if (result instanceof ObjectValue returned) {
			ObjectValue object = applied(applied, returned, call);
			if (!diagnostics.hasErrors()) {
				LikelyMistake mistake = new LikelyMistake(type.schema().block(), request.config(), request.planned(),
						object);
				diagnostics.addAll(Violation.toDiagnostics(
						ResultCheck.violations(type.schema().block(), request.planned(), object),
						"Provider returned an inconsistent result", type.name(), mistake));
			}
			if (!diagnostics.hasErrors()) {
				UnchangedResult.of(request, object).log(type.name());
				this.forgotten.check(type.mapping(), request.operation(), type.name(), request.planned(), object,
						diagnostics);
			}
			state = object;
		}
		else if (saved != null) {
			ObjectValue object = applied(applied, saved, call);
			state = diagnostics.hasErrors() ? object : applied.asPlanned(object);
		}
		TerraformValue known = NullUnknown.of(state);
		if (known instanceof ObjectValue object) {
			known = identified(type, request, call, object);
		}
		return new Response(known, call.privateBytes(), identity(type, request, known), all(call));
	}

	/**
	 * Makes a state of what was returned or saved. Equality is a matter of author code;
	 * if that fails, the object is kept in its own notation.
	 */
	private ObjectValue applied(AppliedState applied, ObjectValue object, ResourceCall<?> call) {
		try {
			return applied.of(object);
		}
		catch (RuntimeException | StackOverflowError ex) {
			Request request = applied.request();
			this.failures.report(request.scope(), ex, request.operation(), applied.type());
			return applied.inItsNotation(object);
		}
	}

	private static List<Diagnostic> all(ResourceCall<?> call) {
		return Diagnostics.of(call.diagnostics().asList()).addAll(call.mistakes()).asList();
	}

	/**
	 * Returns an object with the identifiers it is found by, whatever was returned or
	 * saved: it never becomes another.
	 */
	private static ObjectValue identified(ResourceType<?> type, Request request, ResourceCall<?> call,
			ObjectValue object) {
		Identifiers identifiers = Identifiers.of(type);
		Diagnostics diagnostics = call.diagnostics();
		ObjectValue identified;
		if (request.prior() instanceof ObjectValue prior) {
			identified = identifiers.keep(object, prior, request.planned());
			identifiers.firstOther(identified, object)
				.map(AttributePath::root)
				.filter((path) -> diagnostics.asList().stream().noneMatch((error) -> path.equals(error.attribute())))
				.ifPresent((path) -> diagnostics.error(path, "Unexpected identity change",
						"The object that " + type.name() + " returned has other identifiers: they were "
								+ identifiers.text(prior) + ", now they are " + identifiers.text(object)
								+ ". An object never becomes another, so the state keeps what they were. "
								+ AuthorMistake.NOTE));
		}
		else {
			identified = identifiers.complete(object, call.lastKnown());
		}
		if (!diagnostics.hasErrors()) {
			checkIdentity(type, request, object, diagnostics);
		}
		return identified;
	}

	/**
	 * Returns the identity of what there is now. Something that has one keeps it: that of
	 * the plan, unless the object itself tells.
	 */
	private static @Nullable ObjectValue identity(ResourceType<?> type, Request request, TerraformValue state) {
		ObjectValue planned = request.identity();
		ObjectValue identity = type.identityOf(state);
		return (identity != null || planned == null || !planned.isWhollyKnown() || state.isNull()) ? identity : planned;
	}

	/**
	 * Refuses an object that cannot be found again, and one that has become another. What
	 * a plan had promised has been checked before.
	 */
	private static void checkIdentity(ResourceType<?> type, Request request, ObjectValue object,
			Diagnostics diagnostics) {
		ObjectValue planned = request.identity();
		ObjectValue identity = identity(type, request, object);
		List<String> missing = type.mapping().missingIdentifiers(object);
		if (!missing.isEmpty()) {
			diagnostics.add(UnchangedResult.of(request, object)
				.explain(Diagnostic.error("Missing resource identity",
						"The object that " + type.name() + " returned could not be found again: "
								+ AuthorMistake.unset(missing) + " Every @Id component must be set. "
								+ AuthorMistake.NOTE)));
		}
		else if (identity != null && planned != null && planned.isWhollyKnown()
				&& !type.identity().orElseThrow().isSame(planned, identity)) {
			diagnostics.error("Unexpected identity change",
					"The object that " + type.name() + " returned has another identity: " + planned
							+ " was planned, now it is " + identity + ". The identity of an object never changes. "
							+ AuthorMistake.NOTE);
		}
	}

	/**
	 * A change to carry out.
	 *
	 * @param prior the object before; null on a create
	 * @param planned what was planned; null on a delete
	 * @param config the configuration; null on a delete
	 * @param plannedPrivate bytes kept beside the plan, may be empty
	 * @param identity the planned identity, {@code null} if there is none
	 * @param scope the request it is part of
	 */
	public record Request(TerraformValue prior, TerraformValue planned, TerraformValue config, byte[] plannedPrivate,
			@Nullable ObjectValue identity, CallScope scope) {

		public Request(TerraformValue prior, TerraformValue planned, TerraformValue config, byte[] plannedPrivate) {
			this(prior, planned, config, plannedPrivate, null, CallScope.detached());
		}

		Request withPlanned(TerraformValue planned, byte[] plannedPrivate) {
			return new Request(this.prior, planned, this.config, plannedPrivate, this.identity, this.scope);
		}

		/**
		 * Return the name of the author's method.
		 */
		String operation() {
			return this.planned.isNull() ? "delete" : this.prior.isNull() ? "create" : "update";
		}

	}

	/**
	 * What came of a change.
	 *
	 * @param state the object as it now is, wholly known; null if it does not exist
	 * @param privateState bytes to keep beside the state
	 * @param identity its identity, wholly known; {@code null} if it has none
	 * @param diagnostics errors and warnings
	 */
	public record Response(TerraformValue state, byte[] privateState, @Nullable ObjectValue identity,
			List<Diagnostic> diagnostics) {

	}

	/**
	 * Calls a method of a resource that returns the object.
	 */
	@FunctionalInterface
	private interface ChangeMethod<M> {

		@Nullable M run(ResourceCall<M> call) throws Exception;

	}

}
