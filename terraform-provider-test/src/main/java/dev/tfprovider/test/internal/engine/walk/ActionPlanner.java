/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.ActionCalls;
import dev.tfprovider.test.internal.engine.config.ActionTrigger;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.PlannedInvocation;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Plans the invocations of actions that planned changes trigger, or the command asks for.
 *
 * @param walk the walk
 * @param planned gets the invocations
 */
record ActionPlanner(Walk walk, List<PlannedInvocation> planned) {

	/**
	 * Plan what changes trigger.
	 */
	void triggered(List<ResourceChange> changes) {
		for (ResourceChange change : changes) {
			ResourceBlock block = this.walk.module().find(change.address()).orElse(null);
			if (block == null || change.deposedKey() != null) {
				continue;
			}
			this.walk.diagnostics()
				.collect((found) -> block.lifecycle()
					.actionTriggers()
					.forEach((trigger) -> triggered(change, block, trigger, found)));
		}
	}

	private void triggered(ResourceChange change, ResourceBlock block, ActionTrigger trigger, EngineDiagnostics found) {
		List<String> events = ActionEvents.of(trigger, change.action());
		BlockInstance resource = this.walk.instance(change.address())
			.orElseGet(() -> BlockInstance.any(block, Map.of()));
		if (events.isEmpty() || !ActionEvents.holds(this.walk, resource, trigger, found)) {
			return;
		}
		List<List<String>> plans = this.walk.host().has(HostDifference.PLANS_ACTIONS_ONCE) ? List.of(events)
				: events.stream().map(List::of).toList();
		for (List<String> together : plans) {
			for (ResourceAddress action : trigger.actions()) {
				ObjectValue config = plan(action, found, true);
				if (config != null) {
					together.forEach((event) -> this.planned
						.add(new PlannedInvocation(action, change.address(), trigger, event, config)));
				}
			}
		}
	}

	/**
	 * Plan what the command invokes.
	 */
	void invoked(ResourceAddress action) {
		EngineDiagnostics found = new EngineDiagnostics();
		ResourceBlock block = this.walk.module().find(action).orElse(null);
		List<BlockInstance> instances = (block != null) ? this.walk.instances(block, found) : null;
		if (block == null) {
			found.error("Invalid action target", "Action " + action + " does not exist within the configuration.");
		}
		else if (instances != null) {
			List<ResourceAddress> targets = instances.stream()
				.map(BlockInstance::address)
				.filter(action::contains)
				.toList();
			if (targets.isEmpty()) {
				found.error("Invalid action", "Targeted action does not exist after expansion: " + action + ".");
			}
			targets.forEach((target) -> invoked(target, found));
		}
		this.walk.diagnostics().addAll(found);
	}

	private void invoked(ResourceAddress action, EngineDiagnostics found) {
		ObjectValue config = plan(action, found, false);
		if (config != null) {
			this.planned.add(new PlannedInvocation(action, null, null, "invoke", config));
		}
	}

	private @Nullable ObjectValue plan(ResourceAddress action, EngineDiagnostics found, boolean triggered) {
		BlockInstance instance = this.walk.instance(action).orElse(null);
		ResourceSchema schema = this.walk.schema(action).orElse(null);
		if (instance == null || schema == null) {
			found.error("Reference to non-existent action instance",
					"Action instance was not found in the current context.");
			return null;
		}
		EngineDiagnostics errors = new EngineDiagnostics();
		ObjectValue config = this.walk.ready(action) ? this.walk.decode(instance, schema, errors) : null;
		if (config != null && !triggered && !config.isWhollyKnown()) {
			errors.error("Partially applied configuration", "The action " + action
					+ " contains unknown values while planning. This means it is referencing resources that have not "
					+ "yet been created, please run a complete plan/apply cycle to ensure the state matches the "
					+ "configuration before using the -invoke argument.");
		}
		if (config != null && !errors.hasErrors()) {
			ask(action, schema, config, errors, triggered);
		}
		found.addAll(errors);
		return errors.hasErrors() ? null : config;
	}

	private void ask(ResourceAddress action, ResourceSchema schema, ObjectValue config, EngineDiagnostics errors,
			boolean triggered) {
		ActionCalls.Plan answer = this.walk.client(action).actions().plan(action.type(), schema, config);
		if (triggered) {
			ActionEvents
				.told(this.walk, answer.diagnostics(), "Warnings when planning action", "Failed to plan action",
						action.toString())
				.forEach(errors::add);
		}
		else {
			errors.addAll(answer.diagnostics(), action.toString());
		}
		if (answer.deferred()) {
			errors.error("Provider deferred an action",
					"The provider for " + action + " ordered the action deferred. This likely means you are executing "
							+ "the action against a configuration that hasn't been completely applied.");
		}
	}

}
