/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.config.Repetition;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import org.jspecify.annotations.Nullable;

/**
 * Plans the destruction of objects that the configuration does not contain.
 *
 * @param walk the walk
 * @param mode what is planned
 * @param changes gets the changes
 */
record OrphanPlanner(Walk walk, PlanWalk.PlanMode mode, List<ResourceChange> changes) {

	/**
	 * Plan the deletion of a current object.
	 */
	void plan(ResourceAddress address, ResourceChange.Arrival arrival) {
		if (address.data()) {
			this.walk.state().put(address, null);
			return;
		}
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		boolean unexpanded = this.mode != PlanWalk.PlanMode.DESTROY && this.walk.isFailed(address.resource());
		if (schema == null || unexpanded || !this.walk.ready(address)) {
			return;
		}
		EngineDiagnostics found = new EngineDiagnostics();
		boolean refresh = this.mode != PlanWalk.PlanMode.DESTROY;
		LiveObject current = new StateReader(this.walk).refreshed(address, schema, refresh, new ArrayList<>(), found);
		boolean asks = current != null || this.walk.host().has(HostDifference.PLANS_END_OF_WHAT_IS_GONE);
		if (asks && !found.hasErrors() && this.mode != PlanWalk.PlanMode.REFRESH_ONLY) {
			LiveObject last = (current != null) ? current : LiveObject.none(schema);
			ResourceChange change = new ManagedPlanner(this.walk).planDestroy(address, null, schema, last,
					refresh ? reason(address, arrival) : null, found);
			if (change != null && current != null) {
				this.changes.add(change.with(arrival));
			}
		}
		this.walk.diagnostics().addAll(found);
	}

	private String reason(ResourceAddress address, ResourceChange.Arrival arrival) {
		ResourceBlock block = this.walk.module().find(address).orElse(null);
		if (block == null) {
			return (arrival.from() != null) ? "delete_because_no_move_target" : "delete_because_no_resource_config";
		}
		@Nullable Repetition repetition = block.repetition();
		if (repetition != null && !repetition.forEach() && address.key() instanceof Long) {
			return "delete_because_count_index";
		}
		if (repetition != null && repetition.forEach() && address.key() instanceof String) {
			return "delete_because_each_key";
		}
		return "delete_because_wrong_repetition";
	}

	/**
	 * Plan the deletion of an object that waits for it.
	 */
	void planDeposed(ResourceAddress address, String key) {
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		StoredObject stored = this.walk.state().findDeposed(address, key).orElse(null);
		if (schema == null || stored == null || !this.walk.ready(address)) {
			return;
		}
		EngineDiagnostics found = new EngineDiagnostics();
		LiveObject object = new StateReader(this.walk).read(address, schema, stored, found);
		if (object != null && this.mode != PlanWalk.PlanMode.DESTROY) {
			object = new StateReader(this.walk).refresh(address, schema, object, found);
			this.walk.state().putDeposed(address, key, this.walk.stored(address, schema, object));
		}
		if (object != null && !found.hasErrors() && this.mode != PlanWalk.PlanMode.REFRESH_ONLY) {
			ResourceChange change = new ManagedPlanner(this.walk).planDestroy(address, key, schema, object, null,
					found);
			if (change != null) {
				this.changes.add(change);
			}
		}
		this.walk.diagnostics().addAll(found);
	}

}
