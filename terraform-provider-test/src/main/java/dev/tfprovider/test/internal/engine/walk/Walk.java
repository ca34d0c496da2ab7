/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.BodyDecoder;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.Repetition;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.expression.Scope;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.schema.ProviderSchemas;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.state.WorkingState;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * What all steps of one command share: configuration, provider, state, what expressions
 * see, and the diagnostics.
 */
public final class Walk implements Scope, AutoCloseable {

	private final CommandInput invocation;

	private final Module module;

	private final ProviderSchemas schemas;

	private final ProviderConnections connections;

	private final FunctionCaller functions;

	private final FunctionResults functionResults;

	private final String providerAddress;

	private final Phase phase;

	private final WorkingState state;

	private final EngineDiagnostics diagnostics = new EngineDiagnostics();

	private final Map<ResourceAddress, TerraformValue> values = new HashMap<>();

	private final Set<ResourceAddress> failed = new LinkedHashSet<>();

	private final Set<ResourceAddress> leftOut = new LinkedHashSet<>();

	private final Set<ResourceAddress> upToDate = new LinkedHashSet<>();

	private final Set<ResourceAddress> deferred = new LinkedHashSet<>();

	private final EphemeralObjects ephemerals;

	private final Map<ResourceAddress, List<BlockInstance>> instances = new HashMap<>();

	public Walk(CommandInput invocation, ProviderSchemas schemas, Supplier<ProviderClient> connections,
			String providerAddress, Phase phase, EngineState state, FunctionResults functionResults) {
		this.invocation = invocation;
		this.module = invocation.module();
		this.schemas = schemas;
		this.connections = new ProviderConnections(this, connections);
		this.functions = new FunctionCaller(this);
		this.ephemerals = new EphemeralObjects(this);
		this.functionResults = functionResults;
		this.providerAddress = providerAddress;
		this.phase = phase;
		this.state = new WorkingState(state);
	}

	Module module() {
		return this.module;
	}

	ProviderSchemas schemas() {
		return this.schemas;
	}

	CommandInput invocation() {
		return this.invocation;
	}

	HostProfile host() {
		return this.invocation.options().host();
	}

	ProviderConnections connections() {
		return this.connections;
	}

	/**
	 * Return the results of functions in this walk.
	 */
	FunctionResults functionResults() {
		return this.functionResults;
	}

	/**
	 * Return what this walk has opened of ephemeral resources.
	 */
	EphemeralObjects ephemerals() {
		return this.ephemerals;
	}

	/**
	 * Return the connection to the provider of an object.
	 */
	ProviderClient client(ResourceAddress address) {
		return this.connections.client(alias(address));
	}

	/**
	 * Configure the provider of an object unless it is already.
	 * @return whether it is ready
	 */
	boolean ready(ResourceAddress address) {
		return this.connections.ready(alias(address));
	}

	/**
	 * Return the alias of an object's provider: as configured, else as stored.
	 */
	String alias(ResourceAddress address) {
		return this.module.find(address)
			.map(ResourceBlock::provider)
			.orElseGet(() -> this.state.findAny(address).map(StoredObject::provider).orElse(""));
	}

	/**
	 * Return the provider as Core names it in some texts.
	 */
	String provider() {
		return this.providerAddress;
	}

	/**
	 * Return the provider as practitioners call it, as far as the host does.
	 */
	String providerType() {
		return host().has(HostDifference.NAMES_PROVIDERS_BY_ADDRESS) ? this.providerAddress
				: this.providerAddress.substring(this.providerAddress.lastIndexOf('/') + 1);
	}

	/**
	 * Return the provider's configuration as Core names it in other texts.
	 */
	String providerConfig(ResourceAddress address) {
		return providerConfig(alias(address));
	}

	/**
	 * Return what some hosts name the provider of an object by, and others its
	 * configuration.
	 */
	String providerOf(ResourceAddress address) {
		return host().has(HostDifference.NAMES_PROVIDER_CONFIGURATIONS) ? providerConfig(address)
				: this.providerAddress;
	}

	String providerConfig(String alias) {
		return "provider[\"" + this.providerAddress + "\"]" + (alias.isEmpty() ? "" : "." + alias);
	}

	Phase phase() {
		return this.phase;
	}

	public WorkingState state() {
		return this.state;
	}

	public EngineDiagnostics diagnostics() {
		return this.diagnostics;
	}

	Optional<ResourceSchema> schema(ResourceAddress address) {
		return Optional.ofNullable(this.schemas.of(address));
	}

	/**
	 * Have the state hold an object from now on.
	 * @param object the object, {@code null} for none
	 */
	void store(ResourceAddress address, ResourceSchema schema, @Nullable LiveObject object) {
		this.state.put(address, stored(address, schema, object));
	}

	/**
	 * Return an object as the state holds it.
	 */
	@Nullable StoredObject stored(ResourceAddress address, ResourceSchema schema, @Nullable LiveObject object) {
		return (object != null) ? object.store(schema, alias(address)) : null;
	}

	/**
	 * Note what expressions see of a resource from now on.
	 */
	void publish(ResourceAddress address, TerraformValue value) {
		this.values.put(address, value);
	}

	/**
	 * Have expressions see an object of the state, unless it is of another version.
	 */
	void publish(ResourceAddress address, StoredObject object) {
		schema(address).filter((schema) -> schema.version() == object.schemaVersion())
			.ifPresent((schema) -> publish(address, schema.codec().readState(object.json())));
	}

	void fail(ResourceAddress address) {
		this.failed.add(address);
	}

	/**
	 * Return whether a resource, or something it needs, has failed.
	 */
	boolean isBlocked(ResourceBlock block) {
		return this.module.dependencies(block).stream().anyMatch(this.failed::contains);
	}

	/**
	 * Note that the targets leave a resource out.
	 */
	void leaveOut(ResourceAddress address) {
		this.leftOut.add(address);
	}

	boolean isFailed(ResourceAddress address) {
		return this.failed.contains(address);
	}

	/**
	 * Return whether a resource has failed, or is left out by the targets.
	 */
	boolean isUnavailable(ResourceAddress address) {
		return this.failed.contains(address) || this.leftOut.contains(address);
	}

	/**
	 * Note that an object is of the current schema, so that it needs no upgrade.
	 */
	void markCurrent(ResourceAddress address) {
		this.upToDate.add(address);
	}

	boolean isCurrent(ResourceAddress address) {
		return this.upToDate.contains(address);
	}

	/**
	 * Note that changes of an instance are put off.
	 */
	void defer(ResourceAddress address) {
		this.deferred.add(address);
	}

	boolean isDeferred(ResourceAddress address) {
		return this.deferred.contains(address);
	}

	/**
	 * Return whether changes of something a block needs are put off.
	 */
	boolean hasDeferredDependency(ResourceBlock block) {
		Set<ResourceAddress> needed = this.module.dependencies(block);
		return this.deferred.stream().anyMatch((address) -> needed.contains(address.resource()));
	}

	/**
	 * Return what evaluates the expressions of an instance.
	 */
	Evaluation evaluation(BlockInstance instance) {
		return new Evaluation(this, instance.block().address().toString(), instance.values());
	}

	/**
	 * Decode the body of a resource or data source.
	 * @return the object, {@code null} if something is wrong with it
	 */
	@Nullable ObjectValue decode(BlockInstance instance, ResourceSchema schema, EngineDiagnostics found) {
		ResourceBlock block = instance.block();
		EngineDiagnostics errors = new EngineDiagnostics();
		ObjectValue value = new BodyDecoder(evaluation(instance), errors).decode(schema.block(), block.body());
		EngineDiagnostics misuse = new EngineDiagnostics();
		new EphemeralUse(this.module, misuse).check(block, schema);
		found.addAll(misuse);
		found.addAll(errors);
		boolean refused = misuse.hasErrors() && !host().has(HostDifference.VALIDATES_MISPLACED_EPHEMERAL_VALUES);
		return (refused || errors.hasErrors()) ? null : value;
	}

	@Override
	public TerraformValue resource(String address) {
		String root = address.substring(0, address.indexOf('.'));
		if (NamedValueReader.ROOTS.contains(root)) {
			return new NamedValueReader(this).read(root, address.substring(root.length() + 1));
		}
		ResourceAddress target = ResourceAddress.parse(address);
		ResourceSchema schema = schema(target).orElse(null);
		ResourceBlock block = this.module.blocks().get(target);
		if (block == null || schema == null) {
			throw new EvaluationException("Reference to undeclared resource",
					"A" + (target.ephemeral() ? "n " : " ") + target.kind().mode() + " resource "
							+ GoString.quote(target.type()) + " " + GoString.quote(target.name())
							+ " has not been declared in the root module.");
		}
		if (block.repetition() == null) {
			return value(target, schema);
		}
		List<BlockInstance> all = instances(block, new EngineDiagnostics());
		if (all == null || this.phase == Phase.VALIDATE) {
			return TerraformValue.unknown(TerraformType.DYNAMIC);
		}
		if (!block.repetition().forEach()) {
			return TerraformValue.tuple(all.stream().map((instance) -> value(instance.address(), schema)).toList());
		}
		Map<String, TerraformValue> members = new TreeMap<>();
		all.forEach(
				(instance) -> members.put(String.valueOf(instance.address().key()), value(instance.address(), schema)));
		return ValueParts.object(members);
	}

	private TerraformValue value(ResourceAddress address, ResourceSchema schema) {
		if (address.ephemeral() && this.phase != Phase.VALIDATE) {
			this.ephemerals.open(address);
		}
		TerraformValue value = this.values.get(address);
		return (value != null) ? value : TerraformValue.unknown(schema.block().objectType());
	}

	/**
	 * Return the instances of a block.
	 * @return the instances, {@code null} if there are errors
	 */
	@Nullable List<BlockInstance> instances(ResourceBlock block, EngineDiagnostics found) {
		List<BlockInstance> known = this.instances.get(block.address());
		if (known == null) {
			known = new InstanceExpander(this).expand(block, found);
			if (known != null) {
				this.instances.put(block.address(), known);
			}
		}
		return known;
	}

	/**
	 * Find the instance at an address.
	 */
	Optional<BlockInstance> instance(ResourceAddress address) {
		List<BlockInstance> all = this.module.find(address)
			.map((block) -> instances(block, new EngineDiagnostics()))
			.orElse(null);
		return (all != null) ? all.stream().filter((instance) -> instance.address().equals(address)).findFirst()
				: Optional.empty();
	}

	@Override
	public void check(Expression.Reference reference) {
		ResourceBlock block = this.module.blocks().get(ResourceAddress.parse(reference.address()));
		if (block == null || reference.path().isRoot()
				|| !(reference.path().steps().get(0) instanceof AttributePath.AttributeName)) {
			return;
		}
		Repetition repetition = block.repetition();
		if (repetition != null) {
			String example = repetition.forEach() ? "each.key" : "count.index";
			throw new EvaluationException("Missing resource instance key", "Because " + reference.address() + " has "
					+ GoString.quote(repetition.argument())
					+ " set, its attributes must be accessed on specific instances.\n\nFor example, to correlate with "
					+ "indices of a referring resource, use:\n    " + reference.address() + "[" + example + "]");
		}
	}

	@Override
	public void checkCalls() {
		if (!host().has(HostDifference.KNOWS_FUNCTIONS)) {
			throw UnknownFunction.syntaxError();
		}
	}

	@Override
	public TerraformValue call(String name, List<TerraformValue> arguments) {
		return this.functions.call(name, arguments);
	}

	@Override
	public TerraformValue deferred(String name, TerraformValue value) {
		if (this.phase == Phase.APPLY) {
			this.state.settled().put(name, value);
			return value;
		}
		if (this.phase == Phase.VALIDATE) {
			return TerraformValue.unknown(TerraformType.DYNAMIC);
		}
		// The CLI's stand-in for such a value does not hide null
		boolean known = value.isNull() || value.equals(this.state.settled().get(name));
		return known ? value : TerraformValue.unknown(value.type());
	}

	@Override
	public void close() {
		this.ephemerals.close();
		this.functions.close();
		this.connections.close();
	}

	/**
	 * Which walk it is.
	 */
	public enum Phase {

		VALIDATE, PLAN, APPLY, IMPORT

	}

}
