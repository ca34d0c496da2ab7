/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Refreshes what exists and plans how to get from there to the configuration.
 */
final class PlanWalk {

	private final Walk walk;

	private final PlanMode mode;

	private final StateReader states;

	private final ManagedPlanner planner;

	private final DataReader dataReader;

	private final List<ResourceChange> changes = new ArrayList<>();

	PlanWalk(Walk walk, PlanMode mode) {
		this.walk = walk;
		this.mode = mode;
		this.states = new StateReader(walk);
		this.planner = new ManagedPlanner(walk);
		this.dataReader = new DataReader(walk);
	}

	/**
	 * Run the walk. The state of the walk is the refreshed one afterwards.
	 * @return what is planned, in order of dependency
	 */
	List<ResourceChange> run() {
		Map<String, StoredObject> before = this.walk.state().toState().current();
		Map<String, Map<String, StoredObject>> deposed = this.walk.state().toState().deposed();
		boolean idle = before.isEmpty() && deposed.isEmpty()
				&& (this.mode == PlanMode.DESTROY || this.walk.module().blocks().isEmpty());
		if (idle || !new ProviderSetup(this.walk).configure()) {
			return List.of();
		}
		if (this.mode != PlanMode.DESTROY) {
			ModuleOrder.of(this.walk.module()).forEach(this::configured);
		}
		for (String address : before.keySet()) {
			if (this.mode == PlanMode.DESTROY || this.walk.module().find(address).isEmpty()) {
				orphan(ResourceAddress.parse(address));
			}
		}
		deposed.forEach(
				(address, objects) -> objects.keySet().forEach((key) -> deposed(ResourceAddress.parse(address), key)));
		return List.copyOf(this.changes);
	}

	private void configured(ResourceBlock block) {
		String address = block.address().toString();
		ResourceSchema schema = this.walk.schema(block.address()).orElse(null);
		if (schema == null || this.walk.isBlocked(block)) {
			this.walk.fail(address);
			return;
		}
		EngineDiagnostics found = new EngineDiagnostics();
		if (block.address().data()) {
			data(block, schema, found);
		}
		else {
			managed(block, schema, found);
		}
		if (found.hasErrors()) {
			this.walk.fail(address);
		}
		this.walk.diagnostics().addAll(found);
	}

	private void data(ResourceBlock block, ResourceSchema schema, EngineDiagnostics found) {
		String address = block.address().toString();
		ObjectValue config = this.walk.decode(block, schema, found);
		if (config == null) {
			return;
		}
		if (config.isWhollyKnown() && !hasPendingDependency(block)) {
			TerraformValue value = this.dataReader.read(block, schema, config, found);
			if (value != null) {
				this.walk.publish(address, value);
			}
			return;
		}
		this.walk.state().put(address, null);
		if (this.mode == PlanMode.NORMAL) {
			ResourceChange change = this.dataReader.postpone(block, schema, config);
			this.changes.add(change);
			this.walk.publish(address, change.after());
		}
	}

	private boolean hasPendingDependency(ResourceBlock block) {
		return this.changes.stream()
			.anyMatch((change) -> change.action() != ChangeAction.NO_OP && !change.address().data()
					&& block.dependsOn().contains(change.address().toString()));
	}

	private void managed(ResourceBlock block, ResourceSchema schema, EngineDiagnostics found) {
		String address = block.address().toString();
		LiveObject current = refreshed(block.address(), schema, found);
		if (found.hasErrors()) {
			return;
		}
		if (this.mode == PlanMode.REFRESH_ONLY) {
			if (current != null) {
				this.walk.publish(address, current.value());
			}
			return;
		}
		Set<String> createFirst = ModuleOrder.createdBeforeDestroyed(this.walk.module());
		ResourceChange change = this.planner.plan(block, schema, current, createFirst.contains(address), null, found);
		if (change != null) {
			this.changes.add(change);
			this.walk.publish(address, change.after());
		}
	}

	/**
	 * Return what exists by now, and put it into the state.
	 */
	private @Nullable LiveObject refreshed(ResourceAddress address, ResourceSchema schema, EngineDiagnostics found) {
		StoredObject stored = this.walk.state().find(address.toString()).orElse(null);
		LiveObject current = (stored != null) ? this.states.read(address, schema, stored, found) : null;
		if (current == null || found.hasErrors()) {
			return null;
		}
		if (this.mode != PlanMode.DESTROY) {
			current = this.states.refresh(address, schema, current, found);
		}
		this.walk.state().put(address.toString(), (current != null) ? current.store(schema) : null);
		return current;
	}

	private void orphan(ResourceAddress address) {
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (address.data() || schema == null) {
			if (address.data()) {
				this.walk.state().put(address.toString(), null);
			}
			return;
		}
		EngineDiagnostics found = new EngineDiagnostics();
		LiveObject current = refreshed(address, schema, found);
		if (current != null && !found.hasErrors() && this.mode != PlanMode.REFRESH_ONLY) {
			String reason = (this.mode == PlanMode.DESTROY) ? null : "delete_because_no_resource_config";
			add(this.planner.planDestroy(address, null, schema, current, reason, found));
		}
		this.walk.diagnostics().addAll(found);
	}

	private void deposed(ResourceAddress address, String key) {
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		StoredObject stored = this.walk.state().findDeposed(address.toString(), key).orElse(null);
		if (schema == null || stored == null) {
			return;
		}
		EngineDiagnostics found = new EngineDiagnostics();
		LiveObject object = this.states.read(address, schema, stored, found);
		if (object != null && this.mode != PlanMode.DESTROY) {
			object = this.states.refresh(address, schema, object, found);
			this.walk.state().putDeposed(address.toString(), key, (object != null) ? object.store(schema) : null);
		}
		if (object != null && !found.hasErrors() && this.mode != PlanMode.REFRESH_ONLY) {
			add(this.planner.planDestroy(address, key, schema, object, null, found));
		}
		this.walk.diagnostics().addAll(found);
	}

	private void add(@Nullable ResourceChange change) {
		if (change != null) {
			this.changes.add(change);
		}
	}

	/**
	 * What a plan is made for.
	 */
	enum PlanMode {

		/** To reach the configuration. */
		NORMAL,

		/** To learn what has changed. */
		REFRESH_ONLY,

		/** To delete everything, which has been refreshed before. */
		DESTROY

	}

}
