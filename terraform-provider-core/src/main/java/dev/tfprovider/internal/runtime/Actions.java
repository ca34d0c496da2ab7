/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

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

	/**
	 * Plan an invocation.
	 * @param scope the request
	 * @param type the action type
	 * @param config the configuration, any part may be unknown
	 * @return what is wrong, or why it has to wait
	 */
	public Planned plan(CallScope scope, ActionType<?> type, ObjectValue config) {
		return this.planning.plan(scope, type, config);
	}

	/**
	 * Invoke an action.
	 * @param scope the request
	 * @param type the action type
	 * @param config the configuration, wholly known
	 * @param host takes messages of the progress, from any thread, and tells when nobody
	 * waits any more
	 * @return errors and warnings of the invocation
	 */
	public List<Diagnostic> invoke(CallScope scope, ActionType<?> type, ObjectValue config, Host host) {
		return this.invocation.invoke(scope, type, config, host);
	}

	/**
	 * A planned invocation.
	 *
	 * @param diagnostics errors and warnings
	 * @param deferred why it has to wait, {@code null} if it does not
	 */
	public record Planned(List<Diagnostic> diagnostics, DeferredException.@Nullable Reason deferred) {

	}

	/**
	 * The host that waits for an invocation.
	 */
	public interface Host {

		/**
		 * Show a message.
		 * @param message what the author's code says, neither empty nor {@code null}
		 */
		void progress(String message);

		/**
		 * Do something once nobody waits for the invocation any more.
		 * @param action what to do
		 */
		void onCancel(Runnable action);

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
