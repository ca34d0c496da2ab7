/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostMessages;
import dev.tfprovider.test.internal.engine.plan.FinishedInvocation;
import dev.tfprovider.test.internal.engine.plan.ShowJson;
import dev.tfprovider.test.internal.engine.plan.WalkPlan;
import dev.tfprovider.test.internal.engine.schema.ProviderSchemas;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.walk.ApplyWalk;
import dev.tfprovider.test.internal.engine.walk.CommandInput;
import dev.tfprovider.test.internal.engine.walk.FunctionResults;
import dev.tfprovider.test.internal.engine.walk.GenerateWalk;
import dev.tfprovider.test.internal.engine.walk.ImportWalk;
import dev.tfprovider.test.internal.engine.walk.PlanWalk;
import dev.tfprovider.test.internal.engine.walk.QueryWalk;
import dev.tfprovider.test.internal.engine.walk.ValidateWalk;
import dev.tfprovider.test.internal.engine.walk.Walk;
import org.jspecify.annotations.Nullable;

/**
 * The walks of one command and what they have come to so far. Each goes on from where the
 * one before ended, unless there have been errors.
 */
final class Command {

	private final CommandInput invocation;

	private final ProviderSchemas schemas;

	private final Supplier<ProviderClient> connections;

	private final String providerAddress;

	private final EngineDiagnostics diagnostics = new EngineDiagnostics();

	private final List<FinishedInvocation> invocations = new ArrayList<>();

	private EngineState state;

	private @Nullable EngineState refreshed;

	private WalkPlan made = WalkPlan.NONE;

	private JsonNode plan = MissingNode.getInstance();

	private FunctionResults planned = new FunctionResults();

	Command(CommandInput invocation, ProviderSchemas schemas, Supplier<ProviderClient> connections,
			String providerAddress) {
		this.invocation = invocation;
		this.schemas = schemas;
		this.connections = connections;
		this.providerAddress = providerAddress;
		this.state = invocation.state();
	}

	void validate() {
		walk(Walk.Phase.VALIDATE, (walk) -> new ValidateWalk(walk).run());
	}

	/**
	 * Plan. Newer versions of Terraform do not repeat what the validation has said.
	 */
	void plan(PlanWalk.PlanMode mode) {
		int said = this.diagnostics.asList().size();
		walk(Walk.Phase.PLAN, (walk) -> {
			WalkPlan plan = new PlanWalk(walk, mode).run();
			if (!walk.diagnostics().hasErrors()) {
				this.made = plan;
				this.state = walk.state().toState();
				this.plan = new ShowJson(this.schemas).plan(plan, this.state);
			}
		});
		if (this.invocation.options().host().has(HostDifference.DROPS_REPEATED_DIAGNOSTICS)) {
			this.diagnostics.dropRepeated(said);
		}
	}

	/**
	 * Plan as if nothing were to be destroyed, to learn what exists. The plan that
	 * follows repeats the warnings.
	 */
	void refreshBeforeDestroy() {
		walk(Walk.Phase.PLAN, (walk) -> {
			new PlanWalk(walk, PlanWalk.PlanMode.NORMAL).run();
			if (!walk.diagnostics().hasErrors()) {
				this.state = walk.state().toState();
				walk.diagnostics().clear();
			}
		});
	}

	void apply(Module written) {
		walk(Walk.Phase.APPLY, (walk) -> {
			new ApplyWalk(walk, this.made, this.invocations).run(written);
			EngineState state = walk.state().toState();
			this.state = isNothing(written) ? new EngineState(state.current(), state.deposed(), Map.of(), Map.of())
					: state;
		});
	}

	/**
	 * Return whether a configuration leaves nothing in the state.
	 */
	private static boolean isNothing(Module written) {
		return written.blocks().isEmpty() && written.values().outputs().isEmpty();
	}

	/**
	 * Import an object. The state stays as it is unless all goes well.
	 */
	void importObject(Consumer<ImportWalk> run) {
		walk(Walk.Phase.IMPORT, (walk) -> {
			run.accept(new ImportWalk(walk));
			if (!walk.diagnostics().hasErrors()) {
				this.state = walk.state().toState();
			}
		});
	}

	/**
	 * List what the blocks of a query ask for.
	 */
	void query(List<ListStatement> statements, List<QueryWalk.Found> all) {
		walk(Walk.Phase.VALIDATE, (walk) -> new QueryWalk(walk, statements).validate());
		int said = this.diagnostics.asList().size();
		walk(Walk.Phase.PLAN, (walk) -> all.addAll(new QueryWalk(walk, statements).list()));
		this.diagnostics.dropRepeated(said);
	}

	/**
	 * Have the configuration of everything in the state generated.
	 */
	void generate(Map<String, Map<String, Object>> bodies) {
		walk(Walk.Phase.PLAN, (walk) -> bodies.putAll(new GenerateWalk(walk).run()));
	}

	private void walk(Walk.Phase phase, Consumer<Walk> steps) {
		if (this.diagnostics.hasErrors()) {
			return;
		}
		FunctionResults functions = (phase == Walk.Phase.APPLY) ? this.planned.planned() : new FunctionResults();
		if (phase == Walk.Phase.PLAN) {
			this.planned = functions;
		}
		try (Walk walk = new Walk(this.invocation, this.schemas, this.connections, this.providerAddress, phase,
				this.state, functions)) {
			steps.accept(walk);
			this.diagnostics.addAll(walk.diagnostics());
		}
	}

	/**
	 * Leave the state as it was before the command; what was learned is only shown.
	 */
	void forgetState() {
		this.refreshed = this.state;
		this.state = this.invocation.state();
	}

	EngineResult result(List<String> calls) {
		JsonNode document = new ShowJson(this.schemas).state((this.refreshed != null) ? this.refreshed : this.state);
		return new EngineResult(new HostMessages(this.invocation.options().host()).say(this.diagnostics), this.plan,
				document, this.state, calls, List.copyOf(this.invocations));
	}

}
