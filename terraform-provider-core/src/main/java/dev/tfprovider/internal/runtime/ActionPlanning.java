/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.value.ObjectValue;

/**
 * Plans invocations of actions: asks the author's code whether they can work.
 */
final class ActionPlanning {

	private final FailureDiagnostics failures;

	private final RunningCalls runningCalls;

	ActionPlanning(FailureDiagnostics failures, RunningCalls runningCalls) {
		this.failures = failures;
		this.runningCalls = runningCalls;
	}

	<M> Actions.Planned plan(CallScope scope, ActionType<M> type, ObjectValue config) {
		scope.workFor(type.mapping(), config);
		if (scope.isWaitingForSettings()) {
			return new Actions.Planned(scope.diagnostics().asList(), DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN);
		}
		Optional<Supplier<PlannableAction<M>>> planning = type.planning();
		return planning.isEmpty() ? new Actions.Planned(scope.diagnostics().asList(), null)
				: this.runningCalls.run(scope, (running) -> plan(running, scope, type, config, planning.get()));
	}

	private <M> Actions.Planned plan(RunningCall running, CallScope scope, ActionType<M> type, ObjectValue config,
			Supplier<PlannableAction<M>> planning) {
		Diagnostics diagnostics = scope.diagnostics();
		try {
			running.perform("plan", () -> planning.get().plan(new PlanningCall<>(type, config, running)));
		}
		catch (Throwable ex) {
			if (mayWait(scope, ex)) {
				return new Actions.Planned(diagnostics.asList(), DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN);
			}
			Optional<ProviderNotConfiguredException> postponed = FailureDiagnostics.notConfigured(ex)
				.filter(ProviderNotConfiguredException::isPostponed);
			if (postponed.isPresent()) {
				diagnostics.warning("Could not check the plan of " + type.name(), postponed.get().settingsText()
						+ " of the provider block is not known yet, so the action is not checked before it is invoked.");
			}
			else {
				this.failures.of(scope).report(ex, "plan", type.name(), type.schema().block(), diagnostics);
			}
		}
		return new Actions.Planned(diagnostics.asList(), null);
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

}
