/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.CallRecorder;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.client.SchemaLoader;
import dev.tfprovider.test.internal.engine.client.StateStoreConnection;
import dev.tfprovider.test.internal.engine.client.Transport;
import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.StateStoreBlock;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.EngineOptions;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostMessages;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.schema.ProviderSchemas;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.walk.CommandInput;
import dev.tfprovider.test.internal.engine.walk.FunctionResults;
import dev.tfprovider.test.internal.engine.walk.PlanWalk;
import dev.tfprovider.test.internal.engine.walk.QueryWalk;
import dev.tfprovider.test.internal.engine.walk.Walk;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ClientInterceptors;

/**
 * Runs Terraform's commands on a provider. Each walk has a connection of its own, as it
 * has a process of its own in Terraform.
 *
 * @param transport how to get at the provider; closed with the engine
 * @param source source address of the provider, such as {@code acme/petstore}
 */
public record Engine(Transport transport, String source) implements AutoCloseable {

	/**
	 * Validate a configuration.
	 * @param invocation what to work on
	 * @return diagnostics only
	 */
	public EngineResult validate(CommandInput invocation) {
		return command(invocation, StateUse.NONE, Command::validate);
	}

	/**
	 * Plan a configuration.
	 * @param invocation what to work on
	 * @return the plan beside the refreshed state; the state is not changed
	 */
	public EngineResult plan(CommandInput invocation) {
		return command(invocation, StateUse.PLAN, (command) -> {
			command.validate();
			command.plan(PlanWalk.PlanMode.NORMAL);
			command.forgetState();
		});
	}

	/**
	 * Plan and apply a configuration.
	 * @param invocation what to work on
	 * @return the plan and the new state
	 */
	public EngineResult apply(CommandInput invocation) {
		return command(invocation, StateUse.APPLY, (command) -> {
			command.validate();
			command.plan(PlanWalk.PlanMode.NORMAL);
			command.apply(invocation.module());
		});
	}

	/**
	 * Destroy everything.
	 * @param invocation what to work on
	 * @return the plan and the new state
	 */
	public EngineResult destroy(CommandInput invocation) {
		return command(invocation, StateUse.APPLY, (command) -> {
			command.validate();
			command.refreshBeforeDestroy();
			command.plan(PlanWalk.PlanMode.DESTROY);
			command.apply(Module.empty());
		});
	}

	/**
	 * Bring the state up to date.
	 * @param invocation what to work on
	 * @return the new state
	 */
	public EngineResult refresh(CommandInput invocation) {
		return command(invocation, StateUse.APPLY, (command) -> {
			command.validate();
			command.plan(PlanWalk.PlanMode.REFRESH_ONLY);
			command.apply(invocation.module());
		});
	}

	/**
	 * Import an object.
	 * @param invocation what to work on
	 * @param address where to
	 * @param id what the provider finds the object by
	 * @return the new state
	 */
	public EngineResult importResource(CommandInput invocation, String address, String id) {
		return command(invocation, StateUse.IMPORT,
				(command) -> command.importObject((walk) -> walk.run(ResourceAddress.parse(address), id)));
	}

	/**
	 * Import an object by its identity.
	 * @param invocation what to work on
	 * @param address where to
	 * @param identity attributes of the identity
	 * @return the new state
	 */
	public EngineResult importObject(CommandInput invocation, String address, Expression.ObjectExpression identity) {
		return command(invocation, StateUse.IMPORT,
				(command) -> command.importObject((walk) -> walk.run(ResourceAddress.parse(address), identity)));
	}

	/**
	 * List objects.
	 * @param invocation what to work on
	 * @param statements the blocks of the query
	 * @return diagnostics and objects
	 */
	public QueryResult query(CommandInput invocation, List<ListStatement> statements) {
		List<QueryWalk.Found> found = new ArrayList<>();
		EngineResult result = command(invocation, StateUse.PLAN, (command) -> {
			command.query(statements, found);
			command.forgetState();
		});
		return new QueryResult(result, found);
	}

	/**
	 * Have the configuration of everything in the state generated.
	 * @param invocation what to work on
	 * @param bodies takes the bodies of the resources by address
	 * @return diagnostics
	 */
	public EngineResult generate(CommandInput invocation, Map<String, Map<String, Object>> bodies) {
		return command(invocation, StateUse.PLAN, (command) -> {
			command.generate(bodies);
			command.forgetState();
		});
	}

	/**
	 * Describe a state.
	 * @param invocation what to work on
	 * @return the state document
	 */
	public EngineResult show(CommandInput invocation) {
		return command(invocation, StateUse.SHOW, Command::forgetState);
	}

	/**
	 * Return the name by which configurations call a function.
	 * @param function name of the function
	 * @return such as {@code provider::petstore::shift}
	 */
	public String functionName(String function) {
		return "provider::" + this.source.substring(this.source.lastIndexOf('/') + 1) + "::" + function;
	}

	/**
	 * Evaluate an expression that refers to nothing.
	 * @param invocation what to work on
	 * @param expression the expression
	 * @return the value
	 * @throws EvaluationException if it has none
	 */
	public TerraformValue evaluate(CommandInput invocation, Expression expression) {
		Supplier<ProviderClient> connections = () -> connect(new CallRecorder(), invocation.options());
		String address = invocation.options().host().qualify(this.source);
		try (ProviderClient schemaClient = connections.get()) {
			EngineDiagnostics found = new EngineDiagnostics();
			ProviderSchemas schemas = new SchemaLoader(address, invocation.options().host(), "").load(schemaClient,
					found);
			if (schemas == null) {
				throw new IllegalStateException("The provider has no schema: " + found.asList());
			}
			try (Walk walk = new Walk(invocation, schemas, connections, address, Walk.Phase.VALIDATE,
					invocation.state(), new FunctionResults())) {
				return new Evaluation(walk, "").evaluate(AttributePath.root(), expression);
			}
			catch (EvaluationException ex) {
				EngineDiagnostic said = new HostMessages(invocation.options().host())
					.say(EngineDiagnostic.error(ex.summary(), ex.detail()));
				throw new EvaluationException(said.summary(), said.detail());
			}
		}
	}

	/**
	 * Connect to a state store, whose provider is not configured yet.
	 * @param type the state store type
	 * @param settings the provider block, in Terraform's JSON syntax
	 * @param config the configuration of the store, likewise
	 * @return the connection, to be closed by the caller
	 */
	public StateStoreConnection stateStore(String type, Map<String, ?> settings, Map<String, ?> config) {
		return new StateStoreConnection(this.transport.connect(), type, settings, config, new CallRecorder());
	}

	/**
	 * Change the state without a plan, and describe it.
	 * @param invocation what to work on
	 * @param operation what the state is locked for
	 * @param change the change
	 * @return the new state
	 */
	public EngineResult change(CommandInput invocation, String operation, UnaryOperator<EngineState> change) {
		CallRecorder recorder = new CallRecorder();
		return onState(invocation, StateUse.changing(operation), recorder,
				(input) -> run(input.withState(change.apply(input.state())), recorder, Command::forgetState));
	}

	private EngineResult command(CommandInput invocation, StateUse use, Consumer<Command> steps) {
		CallRecorder recorder = new CallRecorder();
		return onState(invocation, use, recorder, (input) -> run(input, recorder, steps));
	}

	/**
	 * Run a command on the state that it is given, or on that of the state store.
	 */
	private EngineResult onState(CommandInput invocation, StateUse use, CallRecorder recorder,
			Function<CommandInput, EngineResult> command) {
		StateStoreBlock block = invocation.module().stateStore();
		HostProfile host = invocation.options().host();
		if (block == null || !use.reads()) {
			return command.apply(invocation);
		}
		if (!host.has(HostDifference.KNOWS_STATE_STORES)) {
			throw new IllegalArgumentException(
					host + " has no state stores; builds of Terraform 1.15 and newer do that have experiments");
		}
		try (StateStoreConnection store = new StateStoreConnection(this.transport.connect(), block.type(),
				block.provider(), block.config(), recorder)) {
			return new StateStoreSession(store, host.qualify(this.source), recorder).run(invocation, use, command);
		}
	}

	private EngineResult run(CommandInput invocation, CallRecorder recorder, Consumer<Command> steps) {
		Supplier<ProviderClient> connections = () -> connect(recorder, invocation.options());
		try (ProviderClient schemaClient = connections.get()) {
			EngineDiagnostics found = new EngineDiagnostics();
			HostProfile host = invocation.options().host();
			String address = host.qualify(this.source);
			ProviderSchemas schemas = new SchemaLoader(address, host, invocation.firstResource()).load(schemaClient,
					found);
			if (schemas == null) {
				return EngineResult.ofNothing(new HostMessages(host).say(found), invocation.state(), recorder.calls());
			}
			Command command = new Command(invocation, schemas, connections, address);
			steps.accept(command);
			return command.result(recorder.calls());
		}
	}

	private ProviderClient connect(CallRecorder recorder, EngineOptions options) {
		Transport.Connection connection = this.transport.connect();
		return new ProviderClient(connection, ClientInterceptors.intercept(connection.calls(), recorder), options);
	}

	/**
	 * Stop serving.
	 */
	@Override
	public void close() {
		this.transport.close();
	}

}
