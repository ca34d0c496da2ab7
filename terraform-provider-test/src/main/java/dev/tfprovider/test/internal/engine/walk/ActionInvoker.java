/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.ObjectCompatibility;
import dev.tfprovider.test.internal.engine.client.ActionCalls;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.FinishedInvocation;
import dev.tfprovider.test.internal.engine.plan.PlannedInvocation;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Invokes actions while a plan is carried out. What comes after the change of a resource
 * waits until everything is there that the arguments of the action refer to.
 */
final class ActionInvoker {

	private final Walk walk;

	private final List<PlannedInvocation> planned;

	private final List<PlannedInvocation> waiting = new ArrayList<>();

	private final List<FinishedInvocation> finished;

	private final Set<ResourceAddress> done = new HashSet<>();

	ActionInvoker(Walk walk, List<PlannedInvocation> planned, List<FinishedInvocation> finished) {
		this.walk = walk;
		this.planned = planned;
		this.finished = finished;
	}

	/**
	 * Invoke what comes before a change.
	 * @param change {@code create}, {@code update} or {@code destroy}
	 */
	void before(ResourceAddress resource, String change, EngineDiagnostics found) {
		for (PlannedInvocation invocation : of(resource, "before_" + change)) {
			if (!invoke(invocation, found)) {
				return;
			}
		}
	}

	/**
	 * Invoke what comes after a change, now or later.
	 * @param change {@code create}, {@code update} or {@code destroy}
	 * @return whether the resource has to be marked as tainted
	 */
	boolean after(ResourceAddress resource, String change, EngineDiagnostics found) {
		List<PlannedInvocation> due = of(resource, "after_" + change);
		if (this.walk.host().has(HostDifference.SUMS_UP_TRIGGERED_ACTIONS)) {
			this.waiting.addAll(due);
			return false;
		}
		for (PlannedInvocation invocation : due) {
			if (!invoke(invocation, found)) {
				return change.equals("create") && "taint".equals(onFailure(invocation));
			}
		}
		return false;
	}

	private List<PlannedInvocation> of(ResourceAddress resource, String event) {
		return this.planned.stream()
			.filter((invocation) -> invocation.isTriggeredBy(resource) && invocation.event().equals(event))
			.toList();
	}

	/**
	 * Note that a step is over, and invoke what has waited for it.
	 */
	void passed(ResourceAddress address) {
		this.done.add(address.resource());
		EngineDiagnostics found = new EngineDiagnostics();
		for (PlannedInvocation invocation : List.copyOf(this.waiting)) {
			boolean due = this.done.contains(invocation.action().resource());
			if (due && this.waiting.remove(invocation) && !invoke(invocation, found)) {
				this.waiting
					.removeIf((other) -> invocation.resource() != null && other.isTriggeredBy(invocation.resource()));
			}
		}
		this.walk.diagnostics().addAll(found);
	}

	/**
	 * Invoke what the command asks for.
	 */
	void invoked() {
		this.planned.stream()
			.filter((invocation) -> invocation.resource() == null)
			.forEach((invocation) -> this.walk.diagnostics().collect((found) -> invoke(invocation, found)));
	}

	/**
	 * Invoke an action.
	 * @return whether to go on
	 */
	private boolean invoke(PlannedInvocation invocation, EngineDiagnostics found) {
		ResourceSchema schema = this.walk.schema(invocation.action()).orElse(null);
		if (schema == null || !this.walk.ready(invocation.action())) {
			return false;
		}
		EngineDiagnostics errors = new EngineDiagnostics();
		ObjectValue config = isStillTriggered(invocation, errors) ? config(invocation, schema, errors) : null;
		if (config != null && !errors.hasErrors()) {
			invoke(invocation, schema, config, errors);
		}
		if (!errors.hasErrors() && isForgotten(invocation)) {
			return true;
		}
		boolean goOn = !errors.hasErrors() || "continue".equals(onFailure(invocation));
		errors.asList().forEach((diagnostic) -> found.add(goOn ? diagnostic.asWarning() : diagnostic));
		return goOn;
	}

	/**
	 * Returns whether the host forgets what the action says as long as it does not fail.
	 */
	private boolean isForgotten(PlannedInvocation invocation) {
		return this.walk.host().has(HostDifference.FORGETS_WARNINGS_OF_ACTIONS) && invocation.resource() != null
				&& !invocation.event().endsWith("_destroy");
	}

	private boolean isStillTriggered(PlannedInvocation invocation, EngineDiagnostics errors) {
		BlockInstance resource = (invocation.resource() != null)
				? this.walk.instance(invocation.resource()).orElse(null) : null;
		if (resource == null || invocation.trigger() == null) {
			return true;
		}
		boolean holds = ActionEvents.holds(this.walk, resource, invocation.trigger(), errors);
		if (!holds && !errors.hasErrors() && this.walk.host().has(HostDifference.SUMS_UP_TRIGGERED_ACTIONS)) {
			errors.error("Condition changed evaluation during apply",
					"The condition evaluated to false during apply, but was true during planning. This may lead to "
							+ "unexpected behavior.");
		}
		return holds;
	}

	private @Nullable ObjectValue config(PlannedInvocation invocation, ResourceSchema schema,
			EngineDiagnostics errors) {
		BlockInstance instance = this.walk.instance(invocation.action()).orElse(null);
		if (instance == null || invocation.event().endsWith("_destroy")) {
			return invocation.config();
		}
		ObjectValue config = this.walk.decode(instance, schema, errors);
		if (config == null) {
			return null;
		}
		ObjectCompatibility.problems(schema.block(), invocation.config(), config)
			.forEach((problem) -> errors.error("Provider produced inconsistent final plan",
					"When expanding the plan for " + invocation.action() + " to include new values learned so far "
							+ "during apply, Terraform produced an invalid new value for " + problem.message()
							+ ".\n\nThis is a bug in Terraform, which should be reported."));
		if (!config.isWhollyKnown()) {
			errors.error("Action configuration unknown during apply", "The action " + invocation.action()
					+ " was not fully known during apply.\n\nThis is a bug in Terraform, please report it.");
		}
		return config;
	}

	private void invoke(PlannedInvocation invocation, ResourceSchema schema, ObjectValue config,
			EngineDiagnostics errors) {
		String address = invocation.action().toString();
		ActionCalls.Invocation answer = this.walk.client(invocation.action())
			.actions()
			.invoke(invocation.action().type(), schema, config);
		ActionEvents
			.told(this.walk, answer.diagnostics(), "Warning when invoking action", "Error when invoking action",
					(invocation.resource() != null) ? address + ", called from " + invocation.resource() : address)
			.forEach(errors::add);
		this.finished.add(new FinishedInvocation(address, answer.progress(), errors.hasErrors()));
	}

	private static String onFailure(PlannedInvocation invocation) {
		return (invocation.trigger() != null) ? invocation.trigger().onFailure() : "halt";
	}

}
