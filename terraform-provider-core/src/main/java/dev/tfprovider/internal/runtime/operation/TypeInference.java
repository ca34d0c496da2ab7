/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.ListResourceDeclaration;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaMistakes;
import dev.tfprovider.internal.runtime.call.ActionType;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.InferredType;
import dev.tfprovider.internal.runtime.call.ListResourceType;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import org.jspecify.annotations.Nullable;

/**
 * Makes the declared types of a provider ready to serve.
 *
 * @param definition the provider
 * @param mappings infers schemas
 * @param mistakes takes the mistakes
 */
public record TypeInference(ProviderDefinition definition, ModelMappings mappings, SchemaMistakes mistakes) {

	/**
	 * Kinds whose types are more than a model and its code.
	 */
	private static final Map<TypeKind, Inference> OWN = Map.of(TypeKind.RESOURCE,
			(name, declaration, own) -> ResourceType.of(name, (ResourceDeclaration<?>) declaration, own.mappings()),
			TypeKind.DATA_SOURCE,
			(name, declaration, own) -> new DataSourceType<>(name, typed(declaration), own.mappings()),
			TypeKind.EPHEMERAL_RESOURCE,
			(name, declaration, own) -> new EphemeralResourceType<>(name, typed(declaration), own.mappings()),
			TypeKind.ACTION, (name, declaration, own) -> new ActionType<>(name, typed(declaration), own.mappings()),
			TypeKind.STATE_STORE,
			(name, declaration, own) -> new StateStoreType<>(name, typed(declaration), own.mappings()));

	/**
	 * Infer the schemas of the types of a kind.
	 * @param types gets the types by full name, ascending; has the resources if there are
	 * any
	 */
	public void addTo(Map<TypeKind, Map<String, ConfiguredType>> types, TypeKind kind) {
		Map<String, ConfiguredType> resources = types.getOrDefault(TypeKind.RESOURCE, Map.of());
		for (TypeDeclaration<?, ?> declaration : this.definition.types(kind)) {
			String name = this.definition.typeName(declaration.name());
			ConfiguredType listed = resources.get(name);
			if (listed == null && kind.equals(TypeKind.LIST_RESOURCE) && isDeclared(declaration)) {
				// the resource whose objects it lists is mistaken itself
				continue;
			}
			ConfiguredType type = this.mistakes.attempt(() -> infer(kind, name, declaration, listed));
			put(types, kind, type);
			if (type instanceof ResourceType<?> resource && resource.declaration().isDataSource()) {
				put(types, TypeKind.DATA_SOURCE,
						this.mistakes.attempt(() -> ResourceLookup.of(resource, this.mappings)));
			}
		}
	}

	private static void put(Map<TypeKind, Map<String, ConfiguredType>> types, TypeKind kind,
			@Nullable ConfiguredType type) {
		if (type != null) {
			types.computeIfAbsent(kind, (key) -> new TreeMap<>()).put(type.name(), type);
		}
	}

	private ConfiguredType infer(TypeKind kind, String name, TypeDeclaration<?, ?> declaration,
			@Nullable ConfiguredType listed) {
		if (declaration instanceof ListResourceDeclaration<?, ?> list) {
			return ListResourceType.of(name, list, (ResourceType<?>) listed, this.mappings);
		}
		Inference own = OWN.get(kind);
		return (own != null) ? own.infer(name, declaration, this)
				: new InferredType<>(kind, name, declaration, this.mappings);
	}

	private boolean isDeclared(TypeDeclaration<?, ?> list) {
		return this.definition.resources().stream().anyMatch((other) -> other.name().equals(list.name()));
	}

	@SuppressWarnings("unchecked")
	private static <M, I> TypeDeclaration<M, I> typed(TypeDeclaration<?, ?> declaration) {
		return (TypeDeclaration<M, I>) declaration;
	}

	/**
	 * Makes a type of its declaration.
	 */
	@FunctionalInterface
	private interface Inference {

		ConfiguredType infer(String name, TypeDeclaration<?, ?> declaration, TypeInference own);

	}

}
