/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.action;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.failure.FailureDiagnostics;
import dev.tfprovider.internal.runtime.type.ActionType;
import dev.tfprovider.value.ObjectValue;

/**
 * The actions of a provider that has any: what can be done with them.
 */
public final class Actions {

	private final ActionPlanning planning;

	private final ActionInvocation invocation;

	/**
	 * Create the operations.
	 * @param failures converts exceptions
	 * @param runningCalls runs author code
	 * @param validation validates configurations
	 */
	public Actions(FailureDiagnostics failures, RunningCalls runningCalls, Validation validation) {
		this.planning = new ActionPlanning(failures, runningCalls);
		this.invocation = new ActionInvocation(failures, runningCalls, validation);
	}

	public ActionPlanning planning() {
		return this.planning;
	}

	public ActionInvocation invocation() {
		return this.invocation;
	}

	/**
	 * Validates the configuration of an action.
	 */
	@FunctionalInterface
	public interface Validation {

		/**
		 * Validate a configuration.
		 * @param scope the request, which gets the diagnostics
		 * @param type the action type
		 * @param config the configuration
		 * @return errors and warnings of the request
		 */
		List<Diagnostic> validate(CallScope scope, ActionType<?> type, ObjectValue config);

	}

}
