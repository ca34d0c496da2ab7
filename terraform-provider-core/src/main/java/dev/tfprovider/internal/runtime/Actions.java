/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.operation.ConfiguredObject;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * The actions of a provider that has any: what can be done with them.
 *
 * @param failures converts exceptions
 * @param runningCalls runs author code
 * @param validateConfig validates configurations
 */
public record Actions(FailureDiagnostics failures, RunningCalls runningCalls, ValidateConfig validateConfig) {

	/**
	 * Plan an invocation: ask the author's code whether it can work.
	 * @param scope the request
	 * @param type the action type
	 * @param config the configuration, any part may be unknown
	 * @param <M> the model
	 * @return what is wrong, or why it has to wait
	 */
	public <M> Planned plan(CallScope scope, ActionType<M> type, ObjectValue config) {
		scope.workFor(type.mapping(), config);
		if (scope.isWaitingForSettings()) {
			return new Planned(scope.diagnostics().asList(), DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN);
		}
		Optional<Supplier<PlannableAction<M>>> planning = type.planning();
		return planning.isEmpty() ? new Planned(scope.diagnostics().asList(), null)
				: this.runningCalls.run(scope, (running) -> plan(running, scope, type, config, planning.get()));
	}

	private <M> Planned plan(RunningCall running, CallScope scope, ActionType<M> type, ObjectValue config,
			Supplier<PlannableAction<M>> planning) {
		Diagnostics diagnostics = scope.diagnostics();
		try {
			running.perform("plan", () -> planning.get().plan(new PlanningCall<>(type, config, running)));
		}
		catch (Throwable ex) {
			if (mayWait(scope, ex)) {
				return new Planned(diagnostics.asList(), DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN);
			}
			Optional<ProviderNotConfiguredException> postponed = FailureDiagnostics.postponed(ex);
			if (postponed.isPresent()) {
				diagnostics.warning("Could not check the plan of " + type.name(), postponed.get().settingsText()
						+ " of the provider block is not known yet, so the action is not checked before it is invoked.");
			}
			else {
				this.failures.report(scope, ex, "plan", type);
			}
		}
		return new Planned(diagnostics.asList(), null);
	}

	/**
	 * Returns whether Terraform can put the invocation off: it does so for the settings
	 * of the provider only.
	 */
	private static boolean mayWait(CallScope scope, Throwable failure) {
		return scope.isDeferralAllowed() && FailureDiagnostics.deferral(failure)
			.filter((reason) -> reason == DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN)
			.isPresent();
	}

	/**
	 * Invoke an action. Its arguments are validated first: Terraform has done so only
	 * with what was known when it planned.
	 * @param scope the request
	 * @param type the action type
	 * @param config the configuration, wholly known
	 * @param progress takes messages of the progress, from any thread
	 * @param onCancel takes what is to be done once nobody waits any more
	 * @return errors and warnings of the invocation
	 */
	public List<Diagnostic> invoke(CallScope scope, ActionType<?> type, ObjectValue config, Consumer<String> progress,
			Consumer<Runnable> onCancel) {
		scope.workFor(type.mapping(), config);
		Diagnostics diagnostics = scope.diagnostics();
		int known = this.validateConfig.validate(scope, type, config).size();
		if (diagnostics.hasErrors()) {
			return diagnostics.asList();
		}
		perform(scope, type, config, progress, onCancel);
		List<Diagnostic> all = diagnostics.asList();
		// Terraform has shown the warnings about the configuration before
		return all.subList(known, all.size());
	}

	private <M> void perform(CallScope scope, ActionType<M> type, ObjectValue config, Consumer<String> progress,
			Consumer<Runnable> onCancel) {
		Diagnostics diagnostics = scope.diagnostics();
		M model;
		TimeLimit limit;
		try {
			limit = type.limits().configured("invoke", config);
			model = type.mapping().read(ConfiguredObject.withDefaults(type.schema().block(), config, diagnostics));
		}
		catch (RuntimeException ex) {
			this.failures.report(scope, ex, "invoke", type);
			return;
		}
		if (!diagnostics.hasErrors()) {
			this.runningCalls.runChange(scope, limit, RunningCalls.task((running) -> {
				onCancel.accept(running::cancel);
				perform(scope, type, new InvocationCall<>(model, progress, running), running);
			}));
		}
	}

	private <M> void perform(CallScope scope, ActionType<M> type, InvocationCall<M> call, RunningCall running) {
		try {
			running.perform("invoke", () -> type.code().invoke(call));
		}
		catch (Throwable ex) {
			this.failures.report(scope, ex, "invoke", type);
		}
	}

	/**
	 * A planned invocation.
	 *
	 * @param diagnostics errors and warnings
	 * @param deferred why it has to wait, {@code null} if it does not
	 */
	public record Planned(List<Diagnostic> diagnostics, DeferredException.@Nullable Reason deferred) {

	}

}
