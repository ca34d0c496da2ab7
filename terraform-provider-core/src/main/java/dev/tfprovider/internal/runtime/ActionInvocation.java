/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.operation.ApplyDefaults;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Invokes actions.
 */
final class ActionInvocation {

	private final FailureDiagnostics failures;

	private final RunningCalls runningCalls;

	private final Actions.Validation validation;

	ActionInvocation(FailureDiagnostics failures, RunningCalls runningCalls, Actions.Validation validation) {
		this.failures = failures;
		this.runningCalls = runningCalls;
		this.validation = validation;
	}

	/**
	 * Invoke an action. Its arguments are validated first: Terraform has done so only
	 * with what was known when it planned.
	 */
	List<Diagnostic> invoke(CallScope scope, ActionType<?> type, ObjectValue config, Actions.Host host) {
		scope.workFor(type.mapping(), config);
		Diagnostics diagnostics = scope.diagnostics();
		int known = this.validation.validate(scope, type, config).size();
		if (diagnostics.hasErrors()) {
			return diagnostics.asList();
		}
		perform(scope, type, config, host);
		List<Diagnostic> all = diagnostics.asList();
		// Terraform has shown the warnings about the configuration before
		return all.subList(known, all.size());
	}

	private <M> void perform(CallScope scope, ActionType<M> type, ObjectValue config, Actions.Host host) {
		Diagnostics diagnostics = scope.diagnostics();
		M model;
		TimeLimit limit;
		try {
			limit = type.limits().configured("invoke", config);
			model = type.mapping().read(complete(type, config, diagnostics));
		}
		catch (DiagnosticException ex) {
			diagnostics.addAll(ex.diagnostics());
			return;
		}
		catch (RuntimeException ex) {
			report(scope, type, ex);
			return;
		}
		if (!diagnostics.hasErrors()) {
			this.runningCalls.runChange(scope, limit, RunningCalls.task((running) -> {
				host.onCancel(running::cancel);
				perform(scope, type, new InvocationCall<>(model, host::progress, running), running);
			}));
		}
	}

	private <M> void perform(CallScope scope, ActionType<M> type, InvocationCall<M> call, RunningCall running) {
		try {
			running.perform("invoke", () -> type.code().invoke(call));
		}
		catch (Throwable ex) {
			report(scope, type, ex);
		}
	}

	/**
	 * Return the arguments with defaults.
	 */
	static ObjectValue complete(ActionType<?> type, ObjectValue config, Diagnostics diagnostics) {
		return new ApplyDefaults(diagnostics).apply(type.schema().block(), config, TerraformValue.ofNull(config.type()),
				config);
	}

	private void report(CallScope scope, ActionType<?> type, Throwable failure) {
		this.failures.of(scope).report(failure, "invoke", type.name(), type.schema().block(), scope.diagnostics());
	}

}
