/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.test.engine.Engine;
import dev.tfprovider.test.engine.EngineResult;
import dev.tfprovider.test.engine.EngineState;
import dev.tfprovider.test.engine.Module;
import io.grpc.BindableService;
import io.grpc.ServerInterceptor;
import org.jspecify.annotations.Nullable;

/**
 * Terraform without Terraform: plans, applies, refreshes, imports and destroys with a
 * provider in the same process, in milliseconds. It sends the bytes that Terraform sends
 * and holds the answers against everything that Terraform checks, in its words.
 * <p>
 * Commands return an {@link EngineRun} whether they succeed or fail. What fails a test by
 * itself is an apply after which something would still change. Not safe for use by
 * several threads.
 */
public final class InMemoryTerraform extends Terraform {

	private final Engine engine;

	private final boolean nonEmptyPlanAllowed;

	private final Map<String, ?> provider;

	private final Memory memory;

	private InMemoryTerraform(Engine engine, boolean nonEmptyPlanAllowed, Map<String, ?> provider, Memory memory) {
		this.engine = engine;
		this.nonEmptyPlanAllowed = nonEmptyPlanAllowed;
		this.provider = provider;
		this.memory = memory;
	}

	/**
	 * Serve a provider defined in plain Java. It has no environment variables, validates
	 * no constraints and translates no exceptions.
	 * @param definition the provider
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform of(ProviderDefinition definition) {
		ConnectionSessions sessions = new ConnectionSessions();
		return of(PlainService.of(definition, new ModelMappings(List.of()), sessions), sessions, definition.address());
	}

	/**
	 * Serve a provider.
	 * @param service the {@code tfplugin6.Provider} service
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform of(BindableService service) {
		return of(service, new ConnectionSessions(), "local/provider");
	}

	/**
	 * Serve a provider that tells its sessions apart.
	 * @param service the {@code tfplugin6.Provider} service
	 * @param sessions the sessions it was made with
	 * @param address its source address, such as {@code acme/petstore}
	 * @param interceptors interceptors between transport and service
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform of(BindableService service, ConnectionSessions sessions, String address,
			ServerInterceptor... interceptors) {
		return new InMemoryTerraform(new Engine(service, sessions, List.of(interceptors), address), false, Map.of(),
				new Memory());
	}

	@Override
	public InMemoryTerraform allowNonEmptyPlan() {
		return new InMemoryTerraform(this.engine, true, this.provider, this.memory);
	}

	@Override
	public InMemoryTerraform withProvider(Map<String, ?> body) {
		return new InMemoryTerraform(this.engine, this.nonEmptyPlanAllowed, Map.copyOf(body), this.memory);
	}

	@Override
	public InMemoryTerraform write(Configuration configuration) {
		this.memory.configuration = configuration;
		return this;
	}

	@Override
	public EngineRun validate(Configuration configuration) {
		write(configuration);
		return keep("validate", this.engine.validate(module(), this.memory.state));
	}

	@Override
	public EngineRun plan(Configuration configuration) {
		return write(configuration).plan();
	}

	@Override
	public EngineRun plan() {
		return keep("plan", this.engine.plan(module(), this.memory.state));
	}

	@Override
	public EngineRun apply(Configuration configuration) {
		return write(configuration).apply();
	}

	@Override
	public EngineRun apply() {
		EngineRun applied = keep("apply", this.engine.apply(module(), this.memory.state));
		if (applied.succeeded() && !this.nonEmptyPlanAllowed) {
			EngineRun next = plan();
			if (!next.succeeded()) {
				throw next.failure("The apply succeeded, but the plan after it fails");
			}
			if (next.hasChanges()) {
				throw next.failure("The apply left something to do: the plan after it is not empty."
						+ " If that is intended, use allowNonEmptyPlan().");
			}
		}
		return applied;
	}

	@Override
	public EngineRun destroy() {
		return keep("destroy", this.engine.destroy(module(), this.memory.state));
	}

	@Override
	public EngineRun refresh() {
		return keep("apply -refresh-only", this.engine.refresh(module(), this.memory.state));
	}

	@Override
	public EngineRun importResource(String address, String id) {
		return keep("import " + address + " " + id,
				this.engine.importResource(module(), this.memory.state, address, id));
	}

	@Override
	public EngineRun taint(String address) {
		return change("taint " + address, (state) -> state.withTaint(address, true).orElse(null));
	}

	@Override
	public EngineRun untaint(String address) {
		return change("untaint " + address, (state) -> state.withTaint(address, false).orElse(null));
	}

	@Override
	public EngineRun stateRemove(String address) {
		return change("state rm " + address, (state) -> state.without(address).orElse(null));
	}

	/**
	 * Put an object into the state as another version of the provider may have left it.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param schemaVersion version of the schema it was written with
	 * @param json its attributes
	 * @return the run with the new state
	 */
	public EngineRun stateWrite(String address, long schemaVersion, String json) {
		return change("state push", (state) -> state.with(address, schemaVersion, json));
	}

	@Override
	public EngineRun vanish(String address) {
		EngineState alone = this.memory.state.only(address)
			.orElseThrow(() -> new IllegalArgumentException("There is no " + address + " in the state"));
		return new EngineRun("destroy " + address, this.engine.destroy(module(), alone),
				this.memory.configuration.orProvider(this.provider));
	}

	@Override
	public EngineRun show() {
		return keep("show", this.engine.show(this.memory.state));
	}

	/**
	 * Return the run of the last command.
	 * @return the run, empty before the first
	 */
	public Optional<EngineRun> lastRun() {
		return Optional.ofNullable(this.memory.last);
	}

	@Override
	ScenarioTerraform scenario() {
		return new InMemoryScenario(this);
	}

	private EngineRun change(String command, UnaryOperator<@Nullable EngineState> change) {
		EngineState changed = change.apply(this.memory.state);
		if (changed == null) {
			throw new IllegalArgumentException("'" + command + "': there is no such object in the state");
		}
		this.memory.state = changed;
		return keep(command, this.engine.show(changed));
	}

	private Module module() {
		return this.memory.configuration.orProvider(this.provider).module();
	}

	private EngineRun keep(String command, EngineResult result) {
		this.memory.state = result.state();
		EngineRun run = new EngineRun(command, result, this.memory.configuration.orProvider(this.provider));
		this.memory.last = run;
		return run;
	}

	@Override
	public void close() {
		this.engine.close();
	}

	/**
	 * What all handles on one Terraform share.
	 */
	private static final class Memory {

		private EngineState state = EngineState.EMPTY;

		private Configuration configuration = Configuration.empty();

		private @Nullable EngineRun last;

	}

}
