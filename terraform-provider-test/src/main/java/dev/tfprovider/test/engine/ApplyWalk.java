/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a plan step by step. What fails keeps what waits for it from being done,
 * and nothing else.
 */
final class ApplyWalk {

	private final Walk walk;

	private final StateReader states;

	private final ManagedPlanner planner;

	private final ManagedApplier applier;

	private final DataReader dataReader;

	private final List<ResourceChange> changes;

	private final Map<String, ResourceChange> current = new HashMap<>();

	private final Map<String, String> deposedOnTheWay = new HashMap<>();

	ApplyWalk(Walk walk, List<ResourceChange> changes) {
		this.walk = walk;
		this.changes = changes;
		this.states = new StateReader(walk);
		this.planner = new ManagedPlanner(walk);
		this.applier = new ManagedApplier(walk);
		this.dataReader = new DataReader(walk);
		changes.stream()
			.filter((change) -> change.deposedKey() == null)
			.forEach((change) -> this.current.put(change.address().toString(), change));
	}

	/**
	 * Run the walk. The state of the walk is the new one afterwards.
	 * @param module what is written, empty on a destroy
	 */
	void run(Module module) {
		boolean idle = module.blocks().isEmpty() && this.changes.isEmpty();
		if (idle || !new ProviderSetup(this.walk).configure()) {
			return;
		}
		DependencyOrder<Operation> order = OperationOrder.of(module, this.walk.state().toState(), this.changes);
		Set<Operation> failed = new HashSet<>();
		for (Operation operation : order.sorted()) {
			if (order.needs(operation).stream().anyMatch(failed::contains)) {
				failed.add(operation);
				continue;
			}
			EngineDiagnostics found = new EngineDiagnostics();
			perform(operation, found);
			if (found.hasErrors()) {
				failed.add(operation);
			}
			this.walk.diagnostics().addAll(found);
		}
	}

	private void perform(Operation operation, EngineDiagnostics found) {
		ResourceAddress address = ResourceAddress.parse(operation.address());
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (schema == null) {
			return;
		}
		String deposed = (operation.key() != null) ? operation.key() : this.deposedOnTheWay.get(operation.address());
		if (operation.kind() == Operation.Kind.WRITE) {
			this.walk.module().find(operation.address()).ifPresent((block) -> write(block, schema, found));
		}
		else if (deposed != null) {
			deleteDeposed(address, deposed, schema, found);
		}
		else {
			delete(address, schema, found);
		}
	}

	private void write(ResourceBlock block, ResourceSchema schema, EngineDiagnostics found) {
		String address = block.address().toString();
		ResourceChange planned = this.current.get(address);
		if (block.address().data()) {
			data(block, schema, planned, found);
		}
		else if (planned != null) {
			managed(block, schema, planned, found);
		}
	}

	private void data(ResourceBlock block, ResourceSchema schema, @Nullable ResourceChange planned,
			EngineDiagnostics found) {
		String address = block.address().toString();
		if (planned == null) {
			this.walk.state()
				.find(address)
				.ifPresent(
						(object) -> this.walk.publish(address, schema.codec().readState(object.json().toByteArray())));
			return;
		}
		ObjectValue config = this.walk.decode(block, schema, found);
		TerraformValue value = (config != null) ? this.dataReader.read(block, schema, config, found) : null;
		if (value != null) {
			this.walk.publish(address, value);
		}
	}

	private void managed(ResourceBlock block, ResourceSchema schema, ResourceChange planned, EngineDiagnostics found) {
		String address = block.address().toString();
		if (planned.action() == ChangeAction.NO_OP) {
			this.walk.publish(address, planned.after());
			return;
		}
		String deposed = null;
		if (planned.action() == ChangeAction.CREATE_THEN_DELETE) {
			deposed = this.walk.state().depose(address);
			this.deposedOnTheWay.put(address, deposed);
		}
		StoredObject stored = this.walk.state().find(address).orElse(null);
		LiveObject before = (stored != null) ? this.states.read(block.address(), schema, stored, found) : null;
		if (found.hasErrors()) {
			return;
		}
		ResourceChange change = this.planner.plan(block, schema, before, false, planned, found);
		if (change == null) {
			return;
		}
		this.applier.checkFinalPlan(planned, change, schema, found);
		if (found.hasErrors()) {
			return;
		}
		if (change.action() == ChangeAction.NO_OP) {
			this.walk.publish(address, change.after());
			return;
		}
		TerraformValue config = this.walk.decode(block, schema, found);
		if (config == null) {
			return;
		}
		LiveObject after = this.applier.apply(change.creation(), schema, before, config, found);
		store(block, schema, after);
		if (deposed != null && found.hasErrors()) {
			this.walk.state().restore(address, deposed);
			this.deposedOnTheWay.remove(address);
		}
	}

	private void store(ResourceBlock block, ResourceSchema schema, @Nullable LiveObject object) {
		String address = block.address().toString();
		if (object == null) {
			this.walk.state().put(address, null);
			return;
		}
		this.walk.state().put(address, object.after(this.walk.dependencies(block)).store(schema));
		this.walk.publish(address, object.value());
	}

	private void delete(ResourceAddress address, ResourceSchema schema, EngineDiagnostics found) {
		ResourceChange change = this.current.get(address.toString());
		StoredObject stored = this.walk.state().find(address.toString()).orElse(null);
		if (change == null || stored == null) {
			return;
		}
		LiveObject before = this.states.read(address, schema, stored, found);
		if (before != null && !found.hasErrors()) {
			LiveObject left = this.applier.apply(change.deletion(), schema, before,
					TerraformValue.ofNull(schema.block().objectType()), found);
			this.walk.state().put(address.toString(), (left != null) ? left.store(schema) : null);
		}
	}

	private void deleteDeposed(ResourceAddress address, String key, ResourceSchema schema, EngineDiagnostics found) {
		StoredObject stored = this.walk.state().findDeposed(address.toString(), key).orElse(null);
		LiveObject before = (stored != null) ? this.states.read(address, schema, stored, found) : null;
		if (before == null || found.hasErrors()) {
			return;
		}
		ResourceChange change = this.planner.planDestroy(address, key, schema, before, null, found);
		if (change != null) {
			LiveObject left = this.applier.apply(change, schema, before,
					TerraformValue.ofNull(schema.block().objectType()), found);
			this.walk.state().putDeposed(address.toString(), key, (left != null) ? left.store(schema) : null);
		}
	}

}
