/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.action;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.failure.FailureDiagnostics;
import dev.tfprovider.internal.runtime.type.ActionType;
import dev.tfprovider.value.ObjectValue;

/**
 * The actions of a provider that has any: their types and what can be done with them.
 */
public final class Actions {

	private final Map<String, ActionType<?>> types;

	private final Validation validation;

	private final ActionPlanning planning;

	private final ActionInvocation invocation;

	/**
	 * Create the operations.
	 * @param types the types by full name
	 * @param failures converts exceptions
	 * @param runningCalls runs author code
	 * @param validation validates configurations
	 */
	public Actions(Map<String, ActionType<?>> types, FailureDiagnostics failures, RunningCalls runningCalls,
			Validation validation) {
		this.types = types;
		this.validation = validation;
		this.planning = new ActionPlanning(failures, runningCalls);
		this.invocation = new ActionInvocation(failures, runningCalls, validation);
	}

	/**
	 * Return the types by full name, ascending.
	 */
	public Map<String, ActionType<?>> types() {
		return this.types;
	}

	/**
	 * Find a type.
	 */
	public Optional<ActionType<?>> type(String name) {
		return Optional.ofNullable(this.types.get(name));
	}

	public Validation validation() {
		return this.validation;
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
