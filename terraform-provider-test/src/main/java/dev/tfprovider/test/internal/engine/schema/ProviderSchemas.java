/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.Map;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import org.jspecify.annotations.Nullable;

/**
 * All schemas of a provider.
 *
 * @param provider the provider block
 * @param resources managed resource types by name
 * @param dataSources data source types by name
 * @param ephemeralResources ephemeral resource types by name
 * @param listResources queries of list resources by type name
 * @param meta the module's {@code provider_meta}, {@code null} if it has no such
 * @param moves whether it translates objects of other types
 * @param planDestroy whether it wants to be asked before a destroy
 * @param kept whether its processes need not be asked for the schemas again
 * @param functions functions by name
 * @param actions action types by name
 */
public record ProviderSchemas(ResourceSchema provider, Map<String, ResourceSchema> resources,
		Map<String, ResourceSchema> dataSources, Map<String, ResourceSchema> ephemeralResources,
		Map<String, ResourceSchema> listResources, @Nullable ResourceSchema meta, boolean moves, boolean planDestroy,
		boolean kept, Map<String, FunctionSchema> functions, Map<String, ResourceSchema> actions) {

	/**
	 * Find the schema of an object.
	 * @param address its address
	 * @return the schema, {@code null} if there is no such type
	 */
	public @Nullable ResourceSchema of(ResourceAddress address) {
		return switch (address.kind()) {
			case MANAGED -> this.resources.get(address.type());
			case DATA -> this.dataSources.get(address.type());
			case EPHEMERAL -> this.ephemeralResources.get(address.type());
			case ACTION -> this.actions.get(address.type());
			case LIST -> this.listResources.get(address.type());
		};
	}

}
