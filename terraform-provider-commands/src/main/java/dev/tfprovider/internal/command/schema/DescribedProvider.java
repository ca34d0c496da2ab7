/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.validation.ConstraintTexts;

/**
 * Describes a provider to those who write configurations.
 *
 * @param settings the provider block
 * @param types types by kind and name
 * @param functions functions by name
 * @param identities identities by the name of the resource type
 * @param full whether defaults, constraints and what forces replacement are told
 */
public record DescribedProvider(DescribedType settings, Map<TypeKind, Map<String, DescribedType>> types,
		Map<String, DescribedFunction> functions, Map<String, DescribedType> identities, boolean full) {

	/**
	 * Describe a provider.
	 * @param runtime the provider
	 * @param constraints tells the constraints
	 * @param full whether to tell what no schema carries
	 */
	static DescribedProvider of(ProviderRuntime runtime, ConstraintTexts constraints, boolean full) {
		Map<TypeKind, Map<String, DescribedType>> types = new HashMap<>();
		runtime.kinds().forEach((kind) -> {
			Map<String, DescribedType> described = types.computeIfAbsent(kind, (key) -> new TreeMap<>());
			runtime.types(kind).forEach((name, type) -> described.put(name, DescribedType.of(type, constraints)));
		});
		Map<String, DescribedFunction> functions = new TreeMap<>();
		runtime.functions().forEach((name, type) -> functions.put(name, DescribedFunction.of(type.signature())));
		Map<String, DescribedType> identities = new TreeMap<>();
		runtime.resources()
			.forEach((name, type) -> type.identity()
				.ifPresent((shape) -> identities.put(name, DescribedType.of(shape))));
		return new DescribedProvider(new DescribedType(0, DescribedObject.of(runtime.settings(), constraints)), types,
				functions, identities, full);
	}

	/**
	 * Return the types of a kind.
	 * @param kind the kind
	 * @return the types by name
	 */
	public Map<String, DescribedType> types(TypeKind kind) {
		return this.types.getOrDefault(kind, Map.of());
	}

}
