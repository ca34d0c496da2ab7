/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.test.internal.engine.address.DependencyOrder;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ApplyStep;
import dev.tfprovider.test.internal.engine.plan.ApplyStepOrder;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.FinishedInvocation;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.plan.WalkPlan;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.state.StoredOutput;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a plan step by step. What fails keeps what waits for it from being done,
 * and nothing else.
 */
public final class ApplyWalk {

	private static final String ACTIONS = "actions";

	private static final String OUTPUTS = "outputs";

	private final Walk walk;

	private final StateReader states;

	private final ManagedPlanner planner;

	private final ManagedApplier applier;

	private final DataReader dataReader;

	private final List<ResourceChange> changes;

	private final Map<ResourceAddress, ResourceChange> current = new HashMap<>();

	private final Map<ResourceAddress, String> deposedOnTheWay = new HashMap<>();

	private final Targets targets;

	private final ActionInvoker actions;

	/**
	 * Create the walk.
	 * @param plan what to carry out
	 * @param finished gets the invocations of actions
	 */
	public ApplyWalk(Walk walk, WalkPlan plan, List<FinishedInvocation> finished) {
		List<ResourceChange> changes = plan.changes();
		this.walk = walk;
		this.changes = changes;
		this.states = new StateReader(walk);
		this.planner = new ManagedPlanner(walk);
		this.applier = new ManagedApplier(walk);
		this.dataReader = new DataReader(walk);
		this.actions = new ActionInvoker(walk, plan.invocations(), finished);
		this.targets = new Targets(walk.invocation(), walk.state().toState().current(), false);
		changes.stream()
			.filter((change) -> change.deposedKey() == null)
			.forEach((change) -> this.current.put(change.address(), change));
	}

	/**
	 * Run the walk. The state of the walk is the new one afterwards.
	 * @param module what is written, empty on a destroy
	 */
	public void run(Module module) {
		DependencyOrder<ApplyStep> order = ApplyStepOrder.of(module, this.walk.state().toState(), this.changes);
		Set<ApplyStep> failed = new HashSet<>();
		List<ApplyStep> steps = order.sorted();
		foresee(module, order, steps);
		for (ApplyStep operation : steps) {
			if (order.needs(operation).stream().anyMatch(failed::contains)) {
				fail(operation, failed);
				this.walk.ephemerals().done(operation);
				continue;
			}
			EngineDiagnostics found = new EngineDiagnostics();
			if (!perform(operation, found) || found.hasErrors()) {
				fail(operation, failed);
			}
			this.walk.diagnostics().addAll(found);
			this.actions.passed(operation.address());
			this.walk.ephemerals().done(operation);
		}
		this.actions.invoked();
		this.walk.ephemerals().done(ACTIONS);
		OutputReader reader = new OutputReader(this.walk);
		Map<String, StoredOutput> outputs = new HashMap<>(this.walk.state().outputs());
		outputs.keySet().retainAll(module.values().outputs().keySet());
		outputs.putAll(reader.read(module));
		reader.keep(outputs);
		this.walk.ephemerals().close();
		if (!this.walk.invocation().options().targets().isEmpty()) {
			this.walk.diagnostics().add(EngineDiagnostic.warning(Targets.APPLY_SUMMARY, Targets.APPLY_DETAIL));
		}
	}

	/**
	 * Note what is to come and needs ephemeral resources.
	 */
	private void foresee(Module module, DependencyOrder<ApplyStep> order, List<ApplyStep> steps) {
		EphemeralUsers users = this.walk.ephemerals().users();
		Map<ApplyStep, Set<ResourceAddress>> needed = new HashMap<>();
		boolean later = this.walk.host().has(HostDifference.SUMS_UP_TRIGGERED_ACTIONS)
				|| !this.walk.invocation().invoked().isEmpty();
		for (ApplyStep step : steps) {
			ResourceAddress address = step.address();
			Set<ResourceAddress> own = new HashSet<>();
			if (step.kind() == ApplyStep.Kind.WRITE) {
				module.find(address).ifPresent((block) -> own.addAll(users.needed(block)));
			}
			else {
				own.addAll(users.neededOfProvider(this.walk.alias(address)));
			}
			order.needs(step).forEach((before) -> own.addAll(needed.getOrDefault(before, Set.of())));
			needed.put(step, own);
			users.add(step, own);
			boolean triggering = module.find(address)
				.filter((block) -> !block.lifecycle().actionTriggers().isEmpty())
				.isPresent();
			if (later && (address.action() || triggering)) {
				users.add(ACTIONS, own);
			}
		}
		users.add(OUTPUTS, users.needed(module.values().outputs().values()));
	}

	private void fail(ApplyStep operation, Set<ApplyStep> failed) {
		failed.add(operation);
		this.walk.fail(operation.address().resource());
	}

	/**
	 * Perform an operation.
	 * @return whether the provider was ready for it
	 */
	private boolean perform(ApplyStep operation, EngineDiagnostics found) {
		ResourceAddress address = operation.address();
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (schema == null || operation.kind() == ApplyStep.Kind.WRITE && !this.targets.touch(address.resource())) {
			return true;
		}
		if (address.action()) {
			return true;
		}
		if (address.ephemeral()) {
			if (this.walk.host().has(HostDifference.OPENS_UNUSED_IN_APPLY)
					|| this.walk.ephemerals().users().isNeededBeside(address, operation)) {
				this.walk.module().find(address).ifPresent((block) -> this.walk.ephemerals().open(block, found));
			}
			return true;
		}
		if (!isIdle(operation) && !this.walk.ready(address)) {
			return false;
		}
		String deposed = (operation.key() != null) ? operation.key() : this.deposedOnTheWay.get(address);
		if (operation.kind() == ApplyStep.Kind.WRITE) {
			this.walk.instance(address).ifPresent((instance) -> write(instance, schema, found));
		}
		else if (deposed != null) {
			deleteDeposed(address, deposed, schema, found);
		}
		else {
			delete(address, schema, found);
		}
		return true;
	}

	/**
	 * Return whether nothing is to be done, so that not every host needs the provider.
	 */
	private boolean isIdle(ApplyStep operation) {
		ResourceChange planned = this.current.get(operation.address());
		return operation.kind() == ApplyStep.Kind.WRITE && (planned == null || planned.action() == ChangeAction.NO_OP)
				&& !this.walk.host().has(HostDifference.CONFIGURES_FOR_NO_CHANGE);
	}

	private void write(BlockInstance instance, ResourceSchema schema, EngineDiagnostics found) {
		ResourceChange planned = this.current.get(instance.address());
		if (instance.address().data()) {
			data(instance, schema, planned, found);
		}
		else if (planned != null) {
			managed(instance, schema, planned, found);
		}
		else {
			publishStored(instance.address());
		}
	}

	private void publishStored(ResourceAddress address) {
		this.walk.state().find(address).ifPresent((object) -> this.walk.publish(address, object));
	}

	private void data(BlockInstance instance, ResourceSchema schema, @Nullable ResourceChange planned,
			EngineDiagnostics found) {
		if (planned == null) {
			publishStored(instance.address());
			return;
		}
		ObjectValue config = this.walk.decode(instance, schema, found);
		TerraformValue value = (config != null)
				? this.dataReader.read(instance, schema, config, new ArrayList<>(), found) : null;
		if (value != null) {
			this.walk.publish(instance.address(), value);
		}
	}

	private void managed(BlockInstance instance, ResourceSchema schema, ResourceChange planned,
			EngineDiagnostics found) {
		ResourceAddress address = instance.address();
		if (planned.action() == ChangeAction.NO_OP) {
			this.walk.publish(address, planned.after());
			return;
		}
		String event = (planned.creation().action() == ChangeAction.CREATE) ? "create" : "update";
		boolean first = this.walk.host().has(HostDifference.SUMS_UP_TRIGGERED_ACTIONS);
		if (first) {
			this.actions.before(address, event, found);
		}
		if (found.hasErrors()) {
			return;
		}
		String deposed = null;
		if (planned.action() == ChangeAction.CREATE_THEN_DELETE) {
			deposed = this.walk.state().depose(address);
			this.deposedOnTheWay.put(address, deposed);
		}
		StoredObject stored = this.walk.state().find(address).orElse(null);
		LiveObject before = (stored != null) ? this.states.read(address, schema, stored, found) : null;
		if (found.hasErrors()) {
			return;
		}
		ResourceChange change = this.planner.plan(instance, schema, before,
				new ManagedPlanner.Wish(false, null, planned), new ArrayList<>(), found);
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
		TerraformValue config = this.walk.decode(instance, schema, found);
		if (config == null) {
			return;
		}
		if (!first) {
			this.actions.before(address, event, found);
		}
		if (found.hasErrors()) {
			return;
		}
		LiveObject after = this.applier.apply(change.creation(), schema, before, config, found);
		store(instance, schema, after);
		if (!found.hasErrors() && this.actions.after(address, event, found) && after != null) {
			store(instance, schema, after.taint());
		}
		if (deposed != null && found.hasErrors()) {
			this.walk.state().restore(address, deposed);
			this.deposedOnTheWay.remove(address);
		}
	}

	private void store(BlockInstance instance, ResourceSchema schema, @Nullable LiveObject object) {
		if (object == null) {
			this.walk.store(instance.address(), schema, null);
			return;
		}
		this.walk.store(instance.address(), schema, object.after(this.walk.module().allDependencies(instance.block())));
		this.walk.publish(instance.address(), object.value());
	}

	private void delete(ResourceAddress address, ResourceSchema schema, EngineDiagnostics found) {
		ResourceChange change = this.current.get(address);
		StoredObject stored = this.walk.state().find(address).orElse(null);
		if (change == null || stored == null) {
			return;
		}
		LiveObject before = this.states.read(address, schema, stored, found);
		if (before != null && !found.hasErrors()) {
			this.actions.before(address, "destroy", found);
		}
		if (before != null && !found.hasErrors()) {
			LiveObject left = this.applier.apply(change.deletion(), schema, before, schema.nothing(), found);
			this.walk.store(address, schema, left);
			if (!found.hasErrors()) {
				this.actions.after(address, "destroy", found);
			}
		}
	}

	private void deleteDeposed(ResourceAddress address, String key, ResourceSchema schema, EngineDiagnostics found) {
		StoredObject stored = this.walk.state().findDeposed(address, key).orElse(null);
		LiveObject before = (stored != null) ? this.states.read(address, schema, stored, found) : null;
		if (before == null || found.hasErrors()) {
			return;
		}
		ResourceChange change = this.planner.planDestroy(address, key, schema, before, null, found);
		if (change != null) {
			LiveObject left = this.applier.apply(change, schema, before, schema.nothing(), found);
			this.walk.state().putDeposed(address, key, this.walk.stored(address, schema, left));
		}
	}

}
