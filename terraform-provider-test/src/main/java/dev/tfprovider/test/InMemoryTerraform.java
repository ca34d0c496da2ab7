/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ConstraintValidator;
import dev.tfprovider.internal.runtime.CurrentSession;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.test.engine.Engine;
import dev.tfprovider.test.engine.EngineOptions;
import dev.tfprovider.test.engine.EngineResult;
import dev.tfprovider.test.engine.EngineState;
import dev.tfprovider.test.engine.Expression;
import dev.tfprovider.test.engine.Invocation;
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
public final class InMemoryTerraform implements AutoCloseable {

	private final Engine engine;

	private final Settings settings;

	private final Memory memory;

	private InMemoryTerraform(Engine engine, Settings settings, Memory memory) {
		this.engine = engine;
		this.settings = settings;
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
		ProviderRuntime runtime = new ProviderRuntime(definition, new ModelMappings(List.of()),
				ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());
		return of(new ProviderService(runtime, sessions), sessions, definition.address());
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
		return new InMemoryTerraform(new Engine(service, sessions, List.of(interceptors), address),
				new Settings(false, EngineOptions.DEFAULT, List.of(), List.of()), new Memory());
	}

	/**
	 * Accept an apply after which something would still change.
	 * @return a handle on the same state
	 */
	public InMemoryTerraform allowNonEmptyPlan() {
		return with(new Settings(true, this.settings.options(), this.settings.targets(), this.settings.replaced()));
	}

	/**
	 * Behave as another version of Terraform: from 1.12 on there are resource identities.
	 * Without this call it is 1.12.
	 * @param version the version, such as {@code 1.11.4}; the provider is told it
	 * @return a handle on the same state
	 */
	public InMemoryTerraform terraformVersion(String version) {
		return with(
				new Settings(this.settings.nonEmptyPlanAllowed(), this.settings.options().withTerraformVersion(version),
						this.settings.targets(), this.settings.replaced()));
	}

	/**
	 * Restrict commands as {@code -target} does, to what is named and what that needs.
	 * @param addresses addresses of resources or instances; none for no restriction
	 * @return a handle on the same state
	 */
	public InMemoryTerraform target(String... addresses) {
		return with(new Settings(this.settings.nonEmptyPlanAllowed(), this.settings.options(), List.of(addresses),
				this.settings.replaced()));
	}

	/**
	 * Replace instances as {@code -replace} does, whatever their configuration says. The
	 * plan after an apply does not ask for it again.
	 * @param addresses addresses of instances
	 * @return a handle on the same state
	 */
	public InMemoryTerraform replace(String... addresses) {
		return with(new Settings(this.settings.nonEmptyPlanAllowed(), this.settings.options(), this.settings.targets(),
				List.of(addresses)));
	}

	/**
	 * Allow the provider to put changes off, which released versions of Terraform do only
	 * when they are asked to.
	 * @return a handle on the same state
	 */
	public InMemoryTerraform allowDeferral() {
		return with(new Settings(this.settings.nonEmptyPlanAllowed(), this.settings.options().withDeferral(),
				this.settings.targets(), this.settings.replaced()));
	}

	private InMemoryTerraform with(Settings settings) {
		return new InMemoryTerraform(this.engine, settings, this.memory);
	}

	private Invocation invocation() {
		return new Invocation(this.memory.configuration.module(), this.memory.state, this.settings.options(),
				this.settings.targets(), this.settings.replaced());
	}

	/**
	 * Give the configuration that commands work on.
	 * @param configuration the configuration
	 * @return this handle
	 */
	public InMemoryTerraform write(Configuration configuration) {
		this.memory.configuration = configuration;
		return this;
	}

	/**
	 * Validate a configuration.
	 * @param configuration the configuration
	 * @return the run
	 */
	public EngineRun validate(Configuration configuration) {
		write(configuration);
		return keep("validate", this.engine.validate(invocation()));
	}

	/**
	 * Plan a configuration.
	 * @param configuration the configuration
	 * @return the run with plan and refreshed state
	 */
	public EngineRun plan(Configuration configuration) {
		return write(configuration).plan();
	}

	/**
	 * Plan the configuration given last.
	 * @return the run with plan and refreshed state
	 */
	public EngineRun plan() {
		return keep("plan", this.engine.plan(invocation()));
	}

	/**
	 * Plan and apply a configuration, then check that nothing is left to do.
	 * @param configuration the configuration
	 * @return the run with plan and new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public EngineRun apply(Configuration configuration) {
		return write(configuration).apply();
	}

	/**
	 * Plan and apply the configuration given last, then check that nothing is left to do.
	 * @return the run with plan and new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public EngineRun apply() {
		EngineRun applied = keep("apply", this.engine.apply(invocation()));
		if (applied.succeeded() && !this.settings.nonEmptyPlanAllowed()) {
			EngineRun next = replace().plan();
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

	/**
	 * Destroy everything in the state.
	 * @return the run with plan and remaining state
	 */
	public EngineRun destroy() {
		return keep("destroy", this.engine.destroy(invocation()));
	}

	/**
	 * Bring the state up to date without changing anything else.
	 * @return the run with the new state
	 */
	public EngineRun refresh() {
		return keep("apply -refresh-only", this.engine.refresh(invocation()));
	}

	/**
	 * Import an object into the state. The configuration given last must have its
	 * resource block.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param id import id
	 * @return the run with the new state
	 */
	public EngineRun importResource(String address, String id) {
		return keep("import " + address + " " + id, this.engine.importResource(invocation(), address, id));
	}

	/**
	 * Import an object into the state by its identity, as an {@code import} block with
	 * {@code identity} does. The configuration given last must have its resource block.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param identity attributes of the identity
	 * @return the run with the new state
	 */
	public EngineRun importObject(String address, Map<String, ?> identity) {
		return keep("import " + address,
				this.engine.importObject(invocation(), address, (Expression.ObjectExpression) Expression.of(identity)));
	}

	/**
	 * Mark an instance for replacement.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state
	 * @throws IllegalArgumentException if there is no such instance
	 */
	public EngineRun taint(String address) {
		return change("taint " + address, (state) -> state.withTaint(address, true).orElse(null));
	}

	/**
	 * Take the mark for replacement from an instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state
	 * @throws IllegalArgumentException if there is no such instance
	 */
	public EngineRun untaint(String address) {
		return change("untaint " + address, (state) -> state.withTaint(address, false).orElse(null));
	}

	/**
	 * Forget an instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state
	 * @throws IllegalArgumentException if there is no such instance
	 */
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
		return stateWrite(address, schemaVersion, json, new byte[0]);
	}

	/**
	 * Put an object into the state as another version of the provider may have left it,
	 * with private data.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param schemaVersion version of the schema it was written with
	 * @param json its attributes
	 * @param privateData what the provider kept beside them
	 * @return the run with the new state
	 */
	public EngineRun stateWrite(String address, long schemaVersion, String json, byte[] privateData) {
		return change("state push", (state) -> state.with(address, schemaVersion, json, privateData));
	}

	/**
	 * Read the state.
	 * @return the run with the state
	 */
	public EngineRun show() {
		return keep("show", this.engine.show(invocation()));
	}

	private EngineRun change(String command, UnaryOperator<@Nullable EngineState> change) {
		EngineState changed = change.apply(this.memory.state);
		if (changed == null) {
			throw new IllegalArgumentException("'" + command + "': there is no such object in the state");
		}
		this.memory.state = changed;
		return keep(command, this.engine.show(invocation()));
	}

	private EngineRun keep(String command, EngineResult result) {
		this.memory.state = result.state();
		return new EngineRun(command, result, this.memory.configuration);
	}

	/**
	 * Stop serving the provider.
	 */
	@Override
	public void close() {
		this.engine.close();
	}

	/**
	 * What a handle has of its own.
	 */
	private record Settings(boolean nonEmptyPlanAllowed, EngineOptions options, List<String> targets,
			List<String> replaced) {

	}

	/**
	 * What all handles on one Terraform share.
	 */
	private static final class Memory {

		private EngineState state = EngineState.EMPTY;

		private Configuration configuration = Configuration.empty();

	}

}
