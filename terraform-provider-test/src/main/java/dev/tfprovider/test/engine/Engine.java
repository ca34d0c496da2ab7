/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import io.grpc.BindableService;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.ServerInterceptor;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.inprocess.InProcessSocketAddress;

/**
 * Serves a provider inside the process and runs Terraform's commands on it. Each walk has
 * a connection of its own, as it has a process of its own in Terraform. Calls run on the
 * caller's thread, one after the other.
 */
public final class Engine implements AutoCloseable {

	private static final String REGISTRY = "registry.terraform.io/";

	private final Server server;

	private final String providerAddress;

	/**
	 * Start serving a provider.
	 * @param provider the {@code tfplugin6.Provider} service
	 * @param sessions the sessions the service talks to
	 * @param interceptors interceptors between transport and service
	 * @param source source address of the provider, such as {@code acme/petstore}
	 */
	public Engine(BindableService provider, ConnectionSessions sessions, List<ServerInterceptor> interceptors,
			String source) {
		this.providerAddress = (source.chars().filter((character) -> character == '/').count() == 1) ? REGISTRY + source
				: source;
		InProcessServerBuilder builder = InProcessServerBuilder.forName(InProcessServerBuilder.generateName())
			.directExecutor()
			.addService(provider)
			.addTransportFilter(sessions)
			.intercept(sessions);
		interceptors.forEach(builder::intercept);
		try {
			this.server = builder.build().start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Validate a configuration.
	 * @param invocation what to work on
	 * @return diagnostics only
	 */
	public EngineResult validate(Invocation invocation) {
		return command(invocation, Command::validate);
	}

	/**
	 * Plan a configuration.
	 * @param invocation what to work on
	 * @return the plan beside the refreshed state; the state is not changed
	 */
	public EngineResult plan(Invocation invocation) {
		return command(invocation, (command, result) -> {
			command.validate(result);
			command.plan(PlanWalk.PlanMode.NORMAL, result);
			result.forgetState();
		});
	}

	/**
	 * Plan and apply a configuration.
	 * @param invocation what to work on
	 * @return the plan and the new state
	 */
	public EngineResult apply(Invocation invocation) {
		return command(invocation, (command, result) -> {
			command.validate(result);
			command.plan(PlanWalk.PlanMode.NORMAL, result);
			command.apply(invocation.module(), result);
		});
	}

	/**
	 * Destroy everything.
	 * @param invocation what to work on
	 * @return the plan and the new state
	 */
	public EngineResult destroy(Invocation invocation) {
		return command(invocation, (command, result) -> {
			command.validate(result);
			command.refreshBeforeDestroy(result);
			command.plan(PlanWalk.PlanMode.DESTROY, result);
			command.apply(Module.empty(), result);
		});
	}

	/**
	 * Bring the state up to date.
	 * @param invocation what to work on
	 * @return the new state
	 */
	public EngineResult refresh(Invocation invocation) {
		return command(invocation, (command, result) -> {
			command.validate(result);
			command.plan(PlanWalk.PlanMode.REFRESH_ONLY, result);
			command.apply(invocation.module(), result);
		});
	}

	/**
	 * Import an object.
	 * @param invocation what to work on
	 * @param address where to
	 * @param id what the provider finds the object by
	 * @return the new state
	 */
	public EngineResult importResource(Invocation invocation, String address, String id) {
		return command(invocation,
				(command, result) -> command.importResource(ResourceAddress.parse(address), id, result));
	}

	/**
	 * Import an object by its identity.
	 * @param invocation what to work on
	 * @param address where to
	 * @param identity attributes of the identity
	 * @return the new state
	 */
	public EngineResult importObject(Invocation invocation, String address, Expression.ObjectExpression identity) {
		return command(invocation,
				(command, result) -> command.importObject(ResourceAddress.parse(address), identity, result));
	}

	/**
	 * Describe a state.
	 * @param invocation what to work on
	 * @return the state document
	 */
	public EngineResult show(Invocation invocation) {
		return command(invocation, Command::show);
	}

	private EngineResult command(Invocation invocation, BiConsumer<Command, Command.Result> steps) {
		CallRecorder recorder = new CallRecorder();
		Command.Result result = new Command.Result(invocation.state());
		Supplier<ProviderClient> connections = () -> connect(recorder, invocation.options());
		try (ProviderClient schemaClient = connections.get()) {
			EngineDiagnostics found = new EngineDiagnostics();
			ProviderSchemas schemas = new SchemaLoader(this.providerAddress).load(schemaClient, found);
			result.add(found);
			if (schemas == null) {
				return result.toResult(MissingNode.getInstance(), recorder.calls());
			}
			Command command = new Command(invocation, schemas, connections, this.providerAddress);
			steps.accept(command, result);
			JsonNode document = new Documents(schemas).state(result.documentedState());
			return result.toResult(document, recorder.calls());
		}
	}

	private ProviderClient connect(CallRecorder recorder, EngineOptions options) {
		ManagedChannel channel = InProcessChannelBuilder.forName(name()).directExecutor().build();
		return new ProviderClient(channel, ClientInterceptors.intercept(channel, recorder), options);
	}

	private String name() {
		return ((InProcessSocketAddress) this.server.getListenSockets().get(0)).getName();
	}

	/**
	 * Stop serving.
	 */
	@Override
	public void close() {
		this.server.shutdownNow();
	}

}
