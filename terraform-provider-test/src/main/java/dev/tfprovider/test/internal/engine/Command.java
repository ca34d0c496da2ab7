/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
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
 * The walks of one command. Each goes on from where the one before ended, unless there
 * have been errors.
 */
final class Command {

	private final CommandInput invocation;

	private final ProviderSchemas schemas;

	private final Supplier<ProviderClient> connections;

	private final String providerAddress;

	private FunctionResults planned = new FunctionResults();

	Command(CommandInput invocation, ProviderSchemas schemas, Supplier<ProviderClient> connections,
			String providerAddress) {
		this.invocation = invocation;
		this.schemas = schemas;
		this.connections = connections;
		this.providerAddress = providerAddress;
	}

	/**
	 * Look at the state and leave it as it is.
	 */
	void show(Result result) {
		result.forgetState();
	}

	void validate(Result result) {
		walk(Walk.Phase.VALIDATE, result, (walk) -> {
			new ValidateWalk(walk).run();
			result.add(walk.diagnostics());
		});
	}

	/**
	 * Plan. Newer versions of Terraform do not repeat what the validation has said.
	 */
	void plan(PlanWalk.PlanMode mode, Result result) {
		int said = result.diagnostics.asList().size();
		walk(Walk.Phase.PLAN, result, (walk) -> {
			WalkPlan plan = new PlanWalk(walk, mode).run();
			result.add(walk.diagnostics());
			if (!walk.diagnostics().hasErrors()) {
				result.planned(plan, new ShowJson(this.schemas), walk.state().toState());
			}
		});
		if (this.invocation.options().host().has(HostDifference.DROPS_REPEATED_DIAGNOSTICS)) {
			result.diagnostics.dropRepeated(said);
		}
	}

	/**
	 * Plan as if nothing were to be destroyed, to learn what exists. The plan that
	 * follows repeats the warnings.
	 */
	void refreshBeforeDestroy(Result result) {
		walk(Walk.Phase.PLAN, result, (walk) -> {
			new PlanWalk(walk, PlanWalk.PlanMode.NORMAL).run();
			if (walk.diagnostics().hasErrors()) {
				result.add(walk.diagnostics());
			}
			else {
				result.state = walk.state().toState();
			}
		});
	}

	void apply(Module written, Result result) {
		WalkPlan planned = result.made;
		walk(Walk.Phase.APPLY, result, (walk) -> {
			new ApplyWalk(walk, planned, result.invocations).run(written);
			result.add(walk.diagnostics());
			EngineState state = walk.state().toState();
			result.state = isNothing(written) ? new EngineState(state.current(), state.deposed(), Map.of(), Map.of())
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
	void importObject(Consumer<ImportWalk> run, Result result) {
		walk(Walk.Phase.IMPORT, result, (walk) -> {
			run.accept(new ImportWalk(walk));
			result.add(walk.diagnostics());
			if (!walk.diagnostics().hasErrors()) {
				result.state = walk.state().toState();
			}
		});
	}

	/**
	 * List what the blocks of a query ask for.
	 */
	List<QueryWalk.Found> query(List<ListStatement> statements, Result result) {
		List<QueryWalk.Found> all = new ArrayList<>();
		walk(Walk.Phase.VALIDATE, result, (walk) -> {
			new QueryWalk(walk, statements).validate();
			result.add(walk.diagnostics());
		});
		int said = result.diagnostics.asList().size();
		walk(Walk.Phase.PLAN, result, (walk) -> {
			all.addAll(new QueryWalk(walk, statements).list());
			result.add(walk.diagnostics());
		});
		result.diagnostics.dropRepeated(said);
		return all;
	}

	/**
	 * Have the configuration of everything in the state generated.
	 */
	Map<String, Map<String, Object>> generate(Result result) {
		Map<String, Map<String, Object>> bodies = new LinkedHashMap<>();
		walk(Walk.Phase.PLAN, result, (walk) -> {
			bodies.putAll(new GenerateWalk(walk).run());
			result.add(walk.diagnostics());
		});
		return bodies;
	}

	private void walk(Walk.Phase phase, Result result, Consumer<Walk> steps) {
		if (result.diagnostics.hasErrors()) {
			return;
		}
		FunctionResults functions = (phase == Walk.Phase.APPLY) ? this.planned.planned() : new FunctionResults();
		if (phase == Walk.Phase.PLAN) {
			this.planned = functions;
		}
		try (Walk walk = new Walk(this.invocation, this.schemas, this.connections, this.providerAddress, phase,
				result.state, functions)) {
			steps.accept(walk);
		}
	}

	/**
	 * What the walks have come to so far.
	 */
	static final class Result {

		private final EngineDiagnostics diagnostics = new EngineDiagnostics();

		private final EngineState initial;

		private EngineState state;

		private WalkPlan made = WalkPlan.NONE;

		private final List<FinishedInvocation> invocations = new ArrayList<>();

		private JsonNode plan = MissingNode.getInstance();

		private @Nullable EngineState refreshed;

		private final HostMessages words;

		Result(CommandInput invocation) {
			this.initial = invocation.state();
			this.state = invocation.state();
			this.words = new HostMessages(invocation.options().host());
		}

		void add(EngineDiagnostics more) {
			this.diagnostics.addAll(more);
		}

		private void planned(WalkPlan made, ShowJson documents, EngineState refreshed) {
			this.made = made;
			this.plan = documents.plan(made, refreshed);
			this.state = refreshed;
		}

		/**
		 * Leave the state as it was before the command; what was learned is only shown.
		 */
		void forgetState() {
			this.refreshed = this.state;
			this.state = this.initial;
		}

		EngineState documentedState() {
			return (this.refreshed != null) ? this.refreshed : this.state;
		}

		EngineResult toResult(JsonNode stateDocument, List<String> calls) {
			List<EngineDiagnostic> said = this.diagnostics.asList().stream().map(this.words::say).toList();
			return new EngineResult(said, this.plan, stateDocument, this.state, calls, List.copyOf(this.invocations));
		}

	}

}
