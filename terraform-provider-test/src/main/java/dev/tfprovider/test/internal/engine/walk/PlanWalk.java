/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.ImportStatement;
import dev.tfprovider.test.internal.engine.config.ModuleOrder;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.DeferredChange;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.plan.WalkPlan;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.value.PlainValues;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Refreshes what exists and plans how to get from there to the configuration.
 */
public final class PlanWalk {

	private static final String ORPHANS = "orphans";

	private static final String ACTIONS = "actions";

	private static final String OUTPUTS = "outputs";

	private final Walk walk;

	private final PlanMode mode;

	private final StateReader states;

	private final ManagedPlanner planner;

	private final DataReader dataReader;

	private final OrphanPlanner orphans;

	private final WalkPlan plan = WalkPlan.empty();

	private Map<ResourceAddress, ResourceAddress> moved = Map.of();

	public PlanWalk(Walk walk, PlanMode mode) {
		this.walk = walk;
		this.mode = mode;
		this.states = new StateReader(walk);
		this.planner = new ManagedPlanner(walk);
		this.dataReader = new DataReader(walk);
		this.orphans = new OrphanPlanner(walk, mode, this.plan.changes());
	}

	/**
	 * Run the walk. The state of the walk is the refreshed one afterwards.
	 * @return what is planned, in order of dependency
	 */
	public WalkPlan run() {
		this.moved = new MoveWalk(this.walk).run();
		if (this.walk.diagnostics().hasErrors()) {
			return WalkPlan.NONE;
		}
		Map<ResourceAddress, StoredObject> before = this.walk.state().toState().current();
		Map<ResourceAddress, Map<String, StoredObject>> deposed = this.walk.state().toState().deposed();
		Targets targets = new Targets(this.walk.invocation(), before, this.mode == PlanMode.DESTROY);
		foresee(before);
		if (this.mode != PlanMode.DESTROY) {
			checkImports();
			if (this.walk.diagnostics().hasErrors() && this.walk.host().has(HostDifference.CHECKS_IMPORTS_FIRST)) {
				return WalkPlan.NONE;
			}
			for (ResourceBlock block : ModuleOrder.of(this.walk.module())) {
				if (isWanted(block) && targets.touch(block.address())) {
					configured(block, targets);
				}
				else {
					this.walk.leaveOut(block.address());
				}
				this.walk.ephemerals().done(block.address());
			}
		}
		before.keySet().stream().filter(targets::include).forEach((address) -> {
			if (this.mode == PlanMode.DESTROY || !isInvoking() && this.walk.instance(address).isEmpty()) {
				this.orphans.plan(address, arrival(address, null));
			}
		});
		deposed
			.forEach((address, objects) -> objects.keySet().forEach((key) -> this.orphans.planDeposed(address, key)));
		this.walk.ephemerals().done(ORPHANS);
		planActions(before);
		this.walk.ephemerals().done(ACTIONS);
		if (!this.walk.diagnostics().hasErrors()) {
			new OutputReader(this.walk).plan(this.mode == PlanMode.DESTROY, this.plan.outputs());
		}
		this.walk.ephemerals().close();
		if (targets.any()) {
			this.walk.diagnostics().add(EngineDiagnostic.warning(Targets.SUMMARY, Targets.DETAIL));
		}
		return this.plan;
	}

	/**
	 * Note what is to come and needs ephemeral resources. Objects that may turn out to be
	 * left over count as such.
	 */
	private void foresee(Map<ResourceAddress, StoredObject> before) {
		EphemeralUsers users = this.walk.ephemerals().users();
		if (this.mode != PlanMode.DESTROY) {
			for (ResourceBlock block : this.walk.module().blocks().values()) {
				users.add(block.address(), users.needed(block));
				if (block.address().action() || !block.lifecycle().actionTriggers().isEmpty()) {
					users.add(ACTIONS, users.needed(block));
				}
			}
			users.add(OUTPUTS, users.needed(this.walk.module().values().outputs().values()));
		}
		for (ResourceAddress stored : before.keySet()) {
			boolean single = stored.key() == null
					&& this.walk.module().find(stored).filter((block) -> block.repetition() == null).isPresent();
			if (this.mode == PlanMode.DESTROY || !single) {
				users.add(ORPHANS, users.neededOfProvider(this.walk.alias(stored)));
			}
		}
	}

	private boolean isInvoking() {
		return !this.walk.invocation().invoked().isEmpty();
	}

	/**
	 * Return whether a block is looked at: all are, unless the command invokes an action,
	 * which needs some of them.
	 */
	private boolean isWanted(ResourceBlock block) {
		if (!isInvoking()) {
			return true;
		}
		ResourceAddress action = ResourceAddress.parse(this.walk.invocation().invoked());
		return this.walk.module()
			.find(action)
			.filter((invoked) -> this.walk.module().allDependencies(invoked).contains(block.address()))
			.isPresent();
	}

	private void planActions(Map<ResourceAddress, StoredObject> stored) {
		if (this.mode == PlanMode.DESTROY) {
			stored.forEach(this.walk::publish);
		}
		ActionPlanner actions = new ActionPlanner(this.walk, this.plan.invocations());
		if (isInvoking()) {
			actions.invoked(ResourceAddress.parse(this.walk.invocation().invoked()));
		}
		else if (!this.walk.diagnostics().hasErrors()) {
			actions.triggered(this.plan.changes());
		}
	}

	private void checkImports() {
		for (ImportStatement statement : this.walk.module().imports()) {
			if (this.walk.module().find(statement.to()).isEmpty()) {
				this.walk.diagnostics()
					.error("Configuration for import target does not exist", "The configuration for the given import "
							+ "target " + statement.to() + " does not exist. "
							+ ((statement.to().key() != null)
									? "All target instances must have an associated configuration to be imported."
									: "If you wish to automatically generate config for this resource, use the "
											+ "-generate-config-out option within terraform plan. Otherwise, make sure "
											+ "the target resource exists within your configuration. For example:\n\n  "
											+ "terraform plan -generate-config-out=generated.tf"));
			}
		}
	}

	private void configured(ResourceBlock block, Targets targets) {
		ResourceAddress address = block.address();
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (schema == null || this.walk.isBlocked(block) || !this.walk.ready(address)) {
			this.walk.fail(address);
			return;
		}
		if (address.action()) {
			return;
		}
		boolean planned = this.walk.diagnostics().collect((found) -> {
			List<BlockInstance> instances = this.walk.instances(block, found);
			if (instances != null) {
				instances.stream()
					.filter((instance) -> targets.include(instance.address()))
					.forEach((instance) -> found.collect((own) -> plan(instance, schema, own)));
			}
		});
		if (!planned) {
			this.walk.fail(address);
		}
	}

	private void plan(BlockInstance instance, ResourceSchema schema, EngineDiagnostics found) {
		if (instance.address().ephemeral()) {
			this.walk.ephemerals().open(instance, found);
		}
		else if (instance.address().data()) {
			data(instance, schema, found);
		}
		else {
			managed(instance, schema, found);
		}
	}

	private void data(BlockInstance instance, ResourceSchema schema, EngineDiagnostics found) {
		ResourceAddress address = instance.address();
		ObjectValue config = this.walk.decode(instance, schema, found);
		if (config == null) {
			return;
		}
		boolean prerequisite = this.walk.hasDeferredDependency(instance.block());
		if (config.isWhollyKnown() && !hasPendingDependency(instance.block()) && !prerequisite) {
			TerraformValue value = this.dataReader.read(instance, schema, config, this.plan.deferred(), found);
			if (value != null) {
				this.walk.publish(address, value);
			}
			return;
		}
		this.walk.state().put(address, null);
		if (this.mode == PlanMode.NORMAL) {
			ResourceChange change = this.dataReader.postpone(instance, schema, config);
			if (prerequisite) {
				this.walk.defer(address);
				this.plan.deferred().add(new DeferredChange("deferred_prereq", change));
			}
			else {
				this.plan.changes().add(change);
			}
			this.walk.publish(address, change.after());
		}
	}

	/**
	 * Return whether a managed resource that a data source names is about to change, even
	 * if the values it takes from there do not.
	 */
	private boolean hasPendingDependency(ResourceBlock block) {
		Set<String> named = block.dependencies();
		return this.plan.changes()
			.stream()
			.anyMatch((change) -> change.action() != ChangeAction.NO_OP && !change.address().data()
					&& named.contains(change.address().resource().toString()));
	}

	private void managed(BlockInstance instance, ResourceSchema schema, EngineDiagnostics found) {
		ResourceAddress address = instance.address();
		ImportTarget target = (this.mode == PlanMode.NORMAL) ? importTarget(address, found) : null;
		if (found.hasErrors()) {
			return;
		}
		LiveObject current = (target != null) ? imported(address, schema, target, found)
				: this.states.refreshed(address, schema, this.mode != PlanMode.DESTROY, this.plan.deferred(), found);
		if (found.hasErrors()) {
			return;
		}
		boolean refreshed = this.mode == PlanMode.REFRESH_ONLY;
		if (current != null && (refreshed || this.walk.isDeferred(address))) {
			this.walk.publish(address, current.value());
			return;
		}
		if (refreshed) {
			return;
		}
		boolean createFirst = ModuleOrder.createdBeforeDestroyed(this.walk.module())
			.contains(instance.block().address());
		String force = forcedReplacement(instance);
		ResourceChange change = this.planner.plan(instance, schema, current,
				new ManagedPlanner.Wish(createFirst, force, null), this.plan.deferred(), found);
		if (change != null) {
			this.walk.publish(address, change.after());
			if (!this.walk.isDeferred(address)) {
				this.plan.changes().add(change.with(arrival(address, target)));
			}
		}
	}

	private ResourceChange.Arrival arrival(ResourceAddress address, @Nullable ImportTarget imported) {
		return new ResourceChange.Arrival(this.moved.get(address), imported);
	}

	private @Nullable ImportTarget importTarget(ResourceAddress address, EngineDiagnostics found) {
		ImportStatement statement = this.walk.module()
			.imports()
			.stream()
			.filter((candidate) -> candidate.to().equals(address))
			.findFirst()
			.orElse(null);
		if (statement == null || this.walk.state().find(address).isPresent()) {
			return null;
		}
		if (statement.identity() != null) {
			TerraformValue identity = new Importer(this.walk).identity(address, statement.identity(), found);
			return (identity != null) ? new ImportTarget(null, identity) : null;
		}
		try {
			TerraformValue id = Evaluation.convert(new Evaluation(this.walk, "import." + address)
				.evaluate(AttributePath.root("id"), Expression.orNull(statement.id())), TerraformType.STRING);
			if (id instanceof StringValue text && !text.text().isEmpty()) {
				return ImportTarget.byId(text.text());
			}
			String problem = id.isUnknown()
					? "The import block \"id\" argument depends on resource attributes that cannot be determined until "
							+ "apply, so Terraform cannot plan to import this resource."
					: (id.isNull()) ? "The import ID cannot be null."
							: "The import ID value evaluates to an empty string, please provide a non-empty value.";
			found.error("Invalid import id argument", problem);
		}
		catch (EvaluationException ex) {
			found.error(ex.summary(), ex.detail());
		}
		return null;
	}

	private @Nullable LiveObject imported(ResourceAddress address, ResourceSchema schema, ImportTarget target,
			EngineDiagnostics found) {
		List<ImportedObject> objects = new Importer(this.walk).fetch(address, schema, target, true, found);
		if (objects.isEmpty()) {
			return null;
		}
		LiveObject object = objects.get(0).object();
		this.walk.store(address, schema, object);
		return object;
	}

	/**
	 * Return why an instance is replaced whatever its configuration says.
	 */
	private @Nullable String forcedReplacement(BlockInstance instance) {
		if (this.walk.invocation().options().replaced().contains(instance.address().toString())) {
			return "replace_by_request";
		}
		boolean triggered = instance.block()
			.lifecycle()
			.replaceTriggeredBy()
			.stream()
			.anyMatch((trigger) -> this.plan.changes().stream().anyMatch((change) -> triggers(change, trigger)));
		if (triggered) {
			return this.walk.host().has(HostDifference.NAMES_REPLACEMENT_BY_TRIGGERS) ? "replace_by_triggers"
					: "replace_by_request";
		}
		return null;
	}

	private boolean triggers(ResourceChange change, Expression.Reference trigger) {
		boolean changes = change.action() == ChangeAction.UPDATE || change.action().isReplace()
				|| change.action() == ChangeAction.CREATE && this.walk.host().has(HostDifference.TRIGGERS_BY_CREATION);
		if (!changes || !change.address().resource().toString().equals(trigger.address())) {
			return false;
		}
		List<AttributePath.Step> steps = trigger.path().steps();
		AttributePath.Step own = (change.address().key() != null)
				? Expression.step(PlainValues.read(change.address().key())) : null;
		if (!steps.isEmpty() && !(steps.get(0) instanceof AttributePath.AttributeName)) {
			if (!steps.get(0).equals(own)) {
				return false;
			}
			steps = steps.subList(1, steps.size());
		}
		AttributePath place = new AttributePath(steps);
		return place.isRoot() || !change.before().at(place).equals(change.after().at(place));
	}

	/**
	 * What a plan is made for.
	 */
	public enum PlanMode {

		/** To reach the configuration. */
		NORMAL,

		/** To learn what has changed. */
		REFRESH_ONLY,

		/** To delete everything, which has been refreshed before. */
		DESTROY

	}

}
