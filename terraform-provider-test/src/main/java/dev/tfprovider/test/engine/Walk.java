/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * What all steps of one command share: configuration, provider, state, what expressions
 * see, and the diagnostics.
 */
final class Walk implements Scope {

	private final Module module;

	private final ProviderSchemas schemas;

	private final ProviderClient client;

	private final String providerAddress;

	private final Phase phase;

	private final WorkingState state;

	private final EngineDiagnostics diagnostics = new EngineDiagnostics();

	private final Map<String, TerraformValue> values = new HashMap<>();

	private final Set<String> failed = new LinkedHashSet<>();

	Walk(Module module, ProviderSchemas schemas, ProviderClient client, String providerAddress, Phase phase,
			EngineState state) {
		this.module = module;
		this.schemas = schemas;
		this.client = client;
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

	ProviderClient client(@Nullable ResourceAddress address) {
		return this.client;
	}

	/**
	 * Return the provider as Core names it in some texts.
	 */
	String provider() {
		return this.providerAddress;
	}

	/**
	 * Return the provider as practitioners call it.
	 */
	String providerType() {
		return this.providerAddress.substring(this.providerAddress.lastIndexOf('/') + 1);
	}

	/**
	 * Return the provider's configuration as Core names it in other texts.
	 */
	String providerConfig() {
		return "provider[\"" + this.providerAddress + "\"]";
	}

	Phase phase() {
		return this.phase;
	}

	WorkingState state() {
		return this.state;
	}

	EngineDiagnostics diagnostics() {
		return this.diagnostics;
	}

	Optional<ResourceSchema> schema(ResourceAddress address) {
		Map<String, ResourceSchema> schemas = address.data() ? this.schemas.dataSources() : this.schemas.resources();
		return Optional.ofNullable(schemas.get(address.type()));
	}

	/**
	 * Note what expressions see of a resource from now on.
	 */
	void publish(String address, TerraformValue value) {
		this.values.put(address, value);
	}

	void fail(String address) {
		this.failed.add(address);
	}

	/**
	 * Return whether a resource, or something it needs, has failed.
	 */
	boolean isBlocked(ResourceBlock block) {
		return block.dependencies().stream().anyMatch(this.failed::contains);
	}

	/**
	 * Decode the body of a resource or data source.
	 * @return the object, {@code null} if something is wrong with it
	 */
	@Nullable ObjectValue decode(ResourceBlock block, ResourceSchema schema, EngineDiagnostics found) {
		EngineDiagnostics errors = new EngineDiagnostics();
		ObjectValue value = new BodyDecoder(new Evaluation(this, block.address().toString()), errors)
			.decode(schema.block(), block.body());
		found.addAll(errors);
		return errors.hasErrors() ? null : value;
	}

	@Override
	public TerraformValue resource(String address) {
		ResourceAddress target = ResourceAddress.parse(address);
		ResourceSchema schema = schema(target).orElse(null);
		if (this.module.find(address).isEmpty() || schema == null) {
			throw new EvaluationException("Reference to undeclared resource",
					"A " + (target.data() ? "data" : "managed") + " resource " + GoString.quote(target.type()) + " "
							+ GoString.quote(target.name()) + " has not been declared in the root module.");
		}
		TerraformValue value = this.values.get(address);
		return (value != null) ? value : TerraformValue.unknown(schema.block().objectType());
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

	/**
	 * Return the resources and data sources that a block needs, directly or not.
	 */
	List<String> dependencies(ResourceBlock block) {
		Set<String> found = new TreeSet<>();
		collectDependencies(block, found);
		return List.copyOf(found);
	}

	private void collectDependencies(ResourceBlock block, Set<String> found) {
		for (String address : block.dependencies()) {
			if (found.add(address)) {
				this.module.find(address).ifPresent((needed) -> collectDependencies(needed, found));
			}
		}
	}

	/**
	 * Which walk it is.
	 */
	enum Phase {

		VALIDATE, PLAN, APPLY, IMPORT

	}

}
