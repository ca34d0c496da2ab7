/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.test.internal.JavaCommand;
import dev.tfprovider.test.internal.PlainJavaService;
import dev.tfprovider.test.internal.engine.Engine;
import dev.tfprovider.test.internal.engine.EngineResult;
import dev.tfprovider.test.internal.engine.client.InProcessTransport;
import dev.tfprovider.test.internal.engine.client.ProcessConnection;
import dev.tfprovider.test.internal.engine.client.StateStoreCalls;
import dev.tfprovider.test.internal.engine.client.Transport;
import dev.tfprovider.test.internal.engine.host.EngineOptions;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.walk.CommandInput;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.QueryRun;
import dev.tfprovider.test.run.TerraformCli;
import io.grpc.BindableService;
import io.grpc.ServerInterceptor;
import org.assertj.core.api.AssertProvider;
import org.jspecify.annotations.Nullable;

/**
 * Emulates Terraform in memory: plans, applies, refreshes, imports and destroys with a
 * provider in the same process, in milliseconds. It sends the bytes that Terraform sends
 * and checks the responses by all rules of Terraform, with the same messages.
 * <p>
 * Commands return an {@link EngineRun} whether they succeed or fail. What fails a test by
 * itself is an apply after which something would still change. Not safe for use by
 * several threads.
 */
public final class InMemoryTerraform extends Terraform implements AssertProvider<ProviderAssert> {

	private final Engine engine;

	private final EngineOptions options;

	private final Map<String, ?> provider;

	private final boolean nonEmptyPlanAllowed;

	private final Memory memory;

	private InMemoryTerraform(Engine engine, EngineOptions options, Map<String, ?> provider,
			boolean nonEmptyPlanAllowed, Memory memory) {
		this.engine = engine;
		this.options = options;
		this.provider = provider;
		this.nonEmptyPlanAllowed = nonEmptyPlanAllowed;
		this.memory = memory;
	}

	private InMemoryTerraform(Transport transport, String source, @Nullable BindableService service) {
		this(new Engine(transport, source), new EngineOptions(TerraformHost.DEFAULT.profile()), Map.of(), false,
				new Memory(service));
	}

	/**
	 * Serve a provider defined in plain Java. It has no environment variables, validates
	 * no constraints and translates no exceptions. Its waiters look every millisecond,
	 * whatever intervals the code asks for.
	 * @param definition the provider
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform of(ProviderDefinition definition) {
		ConnectionSessions sessions = new ConnectionSessions();
		return of(Protocol5Service.of(PlainJavaService.of(definition, ModelMappings.of(definition), sessions),
				Collections.max(definition.protocols())), sessions, definition.address());
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
		return new InMemoryTerraform(new InProcessTransport(service, sessions, List.of(interceptors)), address,
				service);
	}

	/**
	 * Start the provider as Terraform does, a process for each walk, and talk to it over
	 * mutual TLS. Its packaging, its start and its end are tested too; that takes seconds
	 * where a provider in this process takes milliseconds.
	 * @param address its source address, such as {@code acme/petstore}
	 * @param executable the packaged provider, such as
	 * {@code terraform-provider-petstore}
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform launch(String address, Path executable) {
		return launch(address, List.of(executable.toString()), Map.of());
	}

	/**
	 * Start an application from the class path of this virtual machine as Terraform
	 * starts a provider.
	 * @param address its source address, such as {@code acme/petstore}
	 * @param application class with the {@code main} method
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform launch(String address, Class<?> application) {
		return launch(address, JavaCommand.of(application), Map.of());
	}

	/**
	 * Start the provider as Terraform does, by any command.
	 * @param address its source address, such as {@code acme/petstore}
	 * @param command executable and arguments
	 * @param environment environment variables to set for it
	 * @return Terraform with an empty state
	 */
	public static InMemoryTerraform launch(String address, List<String> command, Map<String, String> environment) {
		return new InMemoryTerraform(() -> ProcessConnection.open(command, environment), address, null);
	}

	@Override
	public InMemoryTerraform allowNonEmptyPlan() {
		return new InMemoryTerraform(this.engine, this.options, this.provider, true, this.memory);
	}

	@Override
	public InMemoryTerraform withProvider(Map<String, ?> body) {
		return new InMemoryTerraform(this.engine, this.options, Map.copyOf(body), this.nonEmptyPlanAllowed,
				this.memory);
	}

	/**
	 * Emulate another version of Terraform, or OpenTofu. Without this call it is
	 * {@link TerraformHost#DEFAULT}.
	 * @param host the host to behave as; the provider is told its version
	 * @return a handle on the same state
	 */
	public InMemoryTerraform behaveAs(TerraformHost host) {
		return behaveAs(host.profile());
	}

	/**
	 * Emulate a release of Terraform or OpenTofu, such as that of a real CLI. A newer one
	 * than is known here behaves as the newest that is known.
	 * @param release product and version, such as {@code OpenTofu 1.11.3}, as
	 * {@link TerraformCli#version()} returns it
	 * @return a handle on the same state
	 * @throws IllegalArgumentException if that is no release of Terraform or OpenTofu
	 */
	public InMemoryTerraform behaveAs(String release) {
		return behaveAs(TerraformHost.profile(release));
	}

	/**
	 * Emulate another version of Terraform, as far as its rules are known here.
	 * @param version the version, such as {@code 1.11.4}; the provider is told it
	 * @return a handle on the same state
	 */
	public InMemoryTerraform terraformVersion(String version) {
		return behaveAs(HostProfile.terraform(version));
	}

	private InMemoryTerraform behaveAs(HostProfile host) {
		return with(this.options.withHost(host));
	}

	/**
	 * Let time pass before ephemeral resources are closed: one that asks for a renewal is
	 * renewed, again and again if it asks for that. Otherwise a command is over before
	 * the first renewal is due.
	 * @param times how many times each is renewed at most
	 * @return a handle on the same state
	 */
	public InMemoryTerraform renewEphemeralResources(int times) {
		return with(this.options.withRenewals(times));
	}

	/**
	 * Allow the provider to defer changes, which released versions of Terraform do only
	 * on request.
	 * @return a handle on the same state
	 * @throws IllegalArgumentException if the host knows no deferred changes
	 */
	public InMemoryTerraform allowDeferral() {
		return with(this.options.withDeferral());
	}

	/**
	 * Use another workspace. Each has a state of its own; a state store knows it by this
	 * name.
	 * @param name its name, {@code default} without this call
	 * @return a handle on the same Terraform
	 */
	public InMemoryTerraform workspace(String name) {
		return with(this.options.withWorkspace(name));
	}

	@Override
	public InMemoryTerraform target(String... addresses) {
		return with(this.options.withTargets(List.of(addresses)));
	}

	@Override
	public InMemoryTerraform replace(String... addresses) {
		return with(this.options.withReplaced(List.of(addresses)));
	}

	@Override
	public ProviderAssert assertThat() {
		return new ProviderAssert(this.memory.service);
	}

	private InMemoryTerraform with(EngineOptions changed) {
		return new InMemoryTerraform(this.engine, changed, this.provider, this.nonEmptyPlanAllowed, this.memory);
	}

	@Override
	public InMemoryTerraform write(Configuration configuration) {
		this.memory.configuration = configuration;
		return this;
	}

	@Override
	public EngineRun validate(Configuration configuration) {
		write(configuration);
		return keep("validate", this.engine.validate(invocation()));
	}

	@Override
	public EngineRun plan(Configuration configuration) {
		return write(configuration).plan();
	}

	@Override
	public EngineRun plan() {
		return keep("plan", this.engine.plan(invocation()));
	}

	@Override
	public EngineRun apply(Configuration configuration) {
		return write(configuration).apply();
	}

	@Override
	public EngineRun apply() {
		EngineRun applied = keep("apply", this.engine.apply(invocation()));
		if (applied.succeeded() && !this.nonEmptyPlanAllowed) {
			EngineRun next = replace().plan();
			if (!next.succeeded()) {
				throw next.failure("The apply succeeded, but the plan after it fails");
			}
			if (next.hasChanges()) {
				throw next.failure("The apply left something to do: the plan after it is not empty."
						+ " If that is intended, use allowNonEmptyPlan()" + next.difference());
			}
		}
		return applied;
	}

	@Override
	public EngineRun invoke(String action) {
		return keep("apply -invoke=" + action, this.engine.refresh(invocation(state(), action)));
	}

	@Override
	public EngineRun destroy() {
		return keep("destroy", this.engine.destroy(invocation()));
	}

	@Override
	public EngineRun refresh() {
		return keep("apply -refresh-only", this.engine.refresh(invocation()));
	}

	@Override
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
		return keep("import " + address, this.engine.importObject(invocation(), address, Configuration.body(identity)));
	}

	@Override
	public EngineRun taint(String address) {
		return change("taint " + address, (state) -> state.withTaint(address, true));
	}

	@Override
	public EngineRun untaint(String address) {
		return change("untaint " + address, (state) -> state.withTaint(address, false));
	}

	@Override
	public EngineRun stateRemove(String address) {
		return change("state rm " + address, (state) -> state.without(address));
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
	@Override
	public EngineRun stateWrite(String address, long schemaVersion, String json, byte[] privateData) {
		return change("state push", (state) -> Optional.of(state.with(address, schemaVersion, json, privateData)));
	}

	@Override
	public EngineRun vanish(String address) {
		CommandInput input = invocation(state().only(address), "");
		return new EngineRun("destroy " + address,
				this.engine.destroy(input.withModule(input.module().withStateStore(null))), configuration()::toString);
	}

	@Override
	public EngineRun show() {
		return keep("show", this.engine.show(invocation()));
	}

	/**
	 * List objects, as {@code terraform query} does. The provider is configured as the
	 * configuration given last says; nothing else of it is looked at.
	 * @param blocks the {@code list} blocks of the query
	 * @return the run with what was found
	 * @throws IllegalArgumentException if the host knows no queries
	 */
	public QueryRun query(ListBlock... blocks) {
		if (!this.options.host().has(HostDifference.KNOWS_QUERIES)) {
			throw new IllegalArgumentException(this.options.host() + " has no queries; Terraform 1.14 and newer do");
		}
		List<ListBlock> all = List.of(blocks);
		return QueryRun.of(this.engine.query(invocation(), all.stream().map(ListBlock::statement).toList()),
				() -> all.stream().map(ListBlock::toString).collect(Collectors.joining("\n")));
	}

	/**
	 * Have the configuration of everything in the state generated, which should be valid.
	 * @return the configuration given last, with what is generated except for instances
	 */
	public Configuration generateConfiguration() {
		return generateConfiguration(Map.of());
	}

	/**
	 * As {@link #generateConfiguration()}, with what no state has.
	 * @param secrets write-only arguments by the address of their resource
	 * @return the configuration
	 */
	public Configuration generateConfiguration(Map<String, ? extends Map<String, ?>> secrets) {
		GeneratedConfiguration generated = GeneratedConfiguration.under(this.options.host());
		return generated.in(configuration(), secrets, this.engine.generate(invocation(), generated.bodies()));
	}

	/**
	 * Call a function of the provider without a configuration around it.
	 * @param name its name, such as {@code shift}
	 * @return what calls it
	 */
	public FunctionTester function(String name) {
		return new FunctionTester(this.engine.functionName(name), (call) -> this.engine.evaluate(invocation(), call));
	}

	/**
	 * Use a state store of the provider without a configuration around it. Experimental
	 * as state stores are.
	 * @param type its type, such as {@code petstore_bucket}
	 * @param config the arguments of its block, in Terraform's JSON syntax
	 * @return a run that has configured it, to be closed by the caller
	 * @throws IllegalArgumentException if the provider has no such state store
	 */
	public StateStoreTester stateStore(String type, Map<String, ?> config) {
		return stateStore(type, config, StateStoreCalls.CHUNK_SIZE);
	}

	/**
	 * Use a state store of the provider as a host that proposes another size of chunks.
	 * @param type its type, such as {@code petstore_bucket}
	 * @param config the arguments of its block, in Terraform's JSON syntax
	 * @param chunkSize the size to propose, in bytes
	 * @return a run that has configured it, to be closed by the caller
	 * @throws IllegalArgumentException if the provider has no such state store
	 */
	public StateStoreTester stateStore(String type, Map<String, ?> config, int chunkSize) {
		return new StateStoreTester(this.engine.stateStore(type, this.provider, config), this.options.host(),
				chunkSize);
	}

	/**
	 * Return the run of the last command.
	 * @return the run, empty before the first
	 */
	public Optional<EngineRun> lastRun() {
		return Optional.ofNullable(this.memory.last);
	}

	private EngineRun change(String command, Function<EngineState, Optional<EngineState>> change) {
		String operation = command.replaceFirst("^(state )?(\\S+).*$", "$1$2").replace(' ', '-');
		return keep(command, this.engine.change(invocation(), operation, (state) -> change.apply(state)
			.orElseThrow(
					() -> new IllegalArgumentException("'" + command + "': there is no such object in the state"))));
	}

	private Configuration configuration() {
		return this.memory.configuration.orProvider(this.provider);
	}

	private EngineState state() {
		return this.memory.states.getOrDefault(this.options.workspace(), EngineState.EMPTY);
	}

	private CommandInput invocation() {
		return invocation(state(), "");
	}

	private CommandInput invocation(EngineState state, String action) {
		return new CommandInput(configuration().module(), state, this.options, action);
	}

	private EngineRun keep(String command, EngineResult result) {
		this.memory.states.put(this.options.workspace(), result.state());
		EngineRun run = new EngineRun(command, result, configuration()::toString);
		this.memory.last = run;
		return run;
	}

	@Override
	public void close() {
		this.engine.close();
	}

	/**
	 * The state that all handles on one Terraform share.
	 */
	private static final class Memory {

		private final @Nullable BindableService service;

		private final Map<String, EngineState> states = new HashMap<>();

		private Configuration configuration = Configuration.empty();

		private @Nullable EngineRun last;

		private Memory(@Nullable BindableService service) {
			this.service = service;
		}

	}

}
