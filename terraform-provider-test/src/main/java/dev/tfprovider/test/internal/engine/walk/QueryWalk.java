/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.ListCalls;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.BodyDecoder;
import dev.tfprovider.test.internal.engine.config.ListStatement;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Lists what the {@code list} blocks of a query ask for.
 *
 * @param walk the walk
 * @param statements what is asked for
 */
public record QueryWalk(Walk walk, List<ListStatement> statements) {

	private static final String CONFIG = "config";

	/**
	 * Validate the blocks.
	 */
	public void validate() {
		for (ListStatement statement : this.statements) {
			this.walk.diagnostics()
				.collect((found) -> query(statement, new InstanceExpander(this.walk).any(statement.block(), found),
						found));
		}
	}

	/**
	 * List the objects.
	 * @return the objects of each instance of a block that has no error
	 */
	public List<Found> list() {
		List<Found> all = new ArrayList<>();
		for (ListStatement statement : this.statements) {
			if (this.walk.connections().ready(statement.provider())) {
				List<BlockInstance> instances = new InstanceExpander(this.walk).expand(statement.block(),
						this.walk.diagnostics());
				if (instances != null) {
					instances.forEach((instance) -> this.walk.diagnostics()
						.collect((found) -> list(statement, instance, all, found)));
				}
			}
		}
		this.walk.ephemerals().close();
		return all;
	}

	private void list(ListStatement statement, BlockInstance instance, List<Found> all, EngineDiagnostics found) {
		ObjectValue config = query(statement, instance, found);
		ResourceSchema schema = this.walk.schemas().of(instance.address());
		ResourceSchema resource = this.walk.schemas()
			.of(new ResourceAddress(ResourceAddress.Kind.MANAGED, statement.type(), statement.name()));
		if (config == null || schema == null || found.hasErrors()) {
			return;
		}
		if (!config.isWhollyKnown()) {
			found.error("config is not known", "");
			return;
		}
		if (resource == null) {
			found.error("Identity schema not found for resource type " + statement.type()
					+ "; this is a bug in the provider - please report it there", "");
			return;
		}
		ListCalls.Answer answer = client(statement).lists()
			.list(statement.type(), resource,
					Tfplugin6.ListResource.Request.newBuilder()
						.setTypeName(statement.type())
						.setConfig(schema.codec().write(config))
						.setLimit(statement.limit())
						.setIncludeResourceObject(statement.includeResource())
						.build());
		add(instance, answer.diagnostics(), found);
		if (!found.hasErrors()) {
			answer.objects().forEach((object) -> all.add(new Found(instance.address().toString(), object)));
		}
	}

	/**
	 * Returns the query of an instance that has been validated, {@code null} if it cannot
	 * be read.
	 */
	private @Nullable ObjectValue query(ListStatement statement, BlockInstance instance, EngineDiagnostics found) {
		ResourceSchema schema = this.walk.schemas().of(instance.address());
		if (schema == null) {
			found.error("Invalid list resource", "The provider " + this.walk.host().forDisplay(this.walk.provider())
					+ " does not support list resource " + GoString.quote(statement.type()) + ".");
			return null;
		}
		boolean needed = schema.block().attributes().stream().anyMatch((attribute) -> attribute.required())
				|| schema.block().blocks().stream().anyMatch((block) -> block.minItems() > 0);
		if (statement.config() == null && needed) {
			found.error("Missing " + CONFIG + " block",
					"A block of type " + GoString.quote(CONFIG) + " is required here.");
			return null;
		}
		ObjectValue config = new BodyDecoder(this.walk.evaluation(instance), found).decode(schema.block(),
				instance.block().body());
		if (statement.limit() < 0) {
			found.error("Invalid limit argument",
					"The given \"limit\" argument value is unsuitable: must be greater than or equal to zero.");
		}
		if (!found.hasErrors()) {
			add(instance, client(statement).validate(instance.address(), schema, config), found);
		}
		return config;
	}

	private ProviderClient client(ListStatement statement) {
		return this.walk.connections().client(statement.provider());
	}

	private static void add(BlockInstance instance, List<EngineDiagnostic> diagnostics, EngineDiagnostics found) {
		found.addAll(diagnostics, instance.address().toString());
	}

	/**
	 * An object that was found.
	 *
	 * @param address address of the block or its instance
	 * @param object the object
	 */
	public record Found(String address, ListCalls.Listed object) {

	}

}
