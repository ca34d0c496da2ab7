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
 * @param types types of each kind by name
 * @param meta the module's {@code provider_meta}, {@code null} if it has no such
 * @param moves whether it translates objects of other types
 * @param planDestroy whether it wants to be asked before a destroy
 * @param kept whether its processes need not be asked for the schemas again
 * @param functions functions by name
 */
public record ProviderSchemas(ResourceSchema provider, Map<ResourceAddress.Kind, Map<String, ResourceSchema>> types,
		@Nullable ResourceSchema meta, boolean moves, boolean planDestroy, boolean kept,
		Map<String, FunctionSchema> functions) {

	/**
	 * Find the schema of an object.
	 * @param address its address
	 * @return the schema, {@code null} if there is no such type
	 */
	public @Nullable ResourceSchema of(ResourceAddress address) {
		return this.types.getOrDefault(address.kind(), Map.of()).get(address.type());
	}

}
