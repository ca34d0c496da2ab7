/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ListResourceDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.resource.ManagedResource;
import org.jspecify.annotations.Nullable;

/**
 * A list resource type that is ready to serve.
 *
 * @param schema shape of its queries
 * @param mapping translates between values and the query
 * @param resource the managed resource type whose objects it lists
 * @param declaration gives the author's code
 * @param limits how long listing may take
 * @param <M> the model of the managed resource
 * @param <Q> the query
 */
public record ListResourceType<M, Q>(Schema schema, ModelMapping<Q> mapping, ResourceType<M> resource,
		ListResourceDeclaration<M, Q> declaration, TimeLimits limits) implements ConfiguredType {

	/**
	 * Infer the schema of the queries.
	 * @param name full type name
	 * @param declaration the list resource
	 * @param resource the managed resource type of this name, {@code null} if there is
	 * none
	 * @param mappings infers schemas
	 * @throws SchemaInferenceException if the query cannot become a schema
	 * @throws InvalidDeclarationException if these are no objects that can be listed
	 */
	public static <M, Q> ListResourceType<M, Q> of(String name, ListResourceDeclaration<M, Q> declaration,
			@Nullable ResourceType<?> resource, ModelMappings mappings) {
		ResourceType<M> listed = listed(name, declaration, resource);
		ModelMapping<Q> mapping = InferredType.mapping(TypeKind.LIST_RESOURCE, name, declaration.query(), mappings);
		Class<?> implementation = declaration.implementation();
		return new ListResourceType<>(mapping.schema(implementation), mapping, listed, declaration,
				TimeLimits.of(mapping, DeclaredTimeouts.of(TypeKind.LIST_RESOURCE, implementation)));
	}

	@SuppressWarnings("unchecked")
	private static <M> ResourceType<M> listed(String name, ListResourceDeclaration<M, ?> declaration,
			@Nullable ResourceType<?> resource) {
		if (resource == null) {
			throw new InvalidDeclarationException(
					"The list resource '" + declaration.origin() + "' lists objects of " + name
							+ ", which is no managed resource of this provider",
					"Give it the name of the managed resource whose objects it lists.");
		}
		if (resource.mapping().model() != declaration.model()) {
			throw new InvalidDeclarationException(
					"The list resource '" + declaration.origin() + "' returns " + declaration.model().getName()
							+ ", but " + name + " is a " + resource.mapping().model().getName(),
					"Give both the same record as their model, or the list resource the name of another managed "
							+ "resource.");
		}
		if (resource.identity().isEmpty()) {
			throw new InvalidDeclarationException(
					"The list resource '" + declaration.origin() + "' lists objects of " + name
							+ ", which have no identity",
					"Mark components of " + declaration.model().getName()
							+ " with simple types, and none that is @Sensitive, as @Id.");
		}
		return (ResourceType<M>) resource;
	}

	@Override
	public TypeKind kind() {
		return TypeKind.LIST_RESOURCE;
	}

	/**
	 * Return the full type name.
	 */
	@Override
	public String name() {
		return this.resource.name();
	}

	/**
	 * Return what checks queries. Code that is the managed resource, too, checks objects.
	 */
	@Override
	@SuppressWarnings("rawtypes")
	public Optional<Supplier<ConfigValidator>> validation() {
		return ManagedResource.class.isAssignableFrom(implementation()) ? Optional.empty()
				: ConfiguredType.super.validation();
	}

}
