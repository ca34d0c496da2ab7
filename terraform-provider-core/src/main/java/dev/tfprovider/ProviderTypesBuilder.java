/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.statestore.StateStore;

/**
 * Collects what a provider serves: the part of {@link ProviderDefinition.Builder} that is
 * about types.
 *
 * @param <B> the builder
 */
abstract class ProviderTypesBuilder<B extends ProviderTypesBuilder<B>> {

	final Map<TypeKind, List<TypeDeclaration<?, ?>>> types = new LinkedHashMap<>();

	final List<ProviderDefinition.Functions> functions = new ArrayList<>();

	ProviderTypesBuilder() {
	}

	/**
	 * Return this builder.
	 */
	abstract B self();

	/**
	 * Add a managed resource.
	 * @param name name of the type without the provider's prefix
	 * @param model the model
	 * @param resource the code
	 * @param <M> the model
	 * @return this
	 */
	public final <M> B resource(String name, Class<M> model, ManagedResource<M> resource) {
		return resource(ResourceDeclaration.builder(name, model, resource.getClass(), () -> resource).build());
	}

	/**
	 * Add a managed resource.
	 * @param resource the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another resource
	 * has it
	 */
	public final B resource(ResourceDeclaration<?> resource) {
		return type(TypeKind.RESOURCE, resource);
	}

	/**
	 * Add a data source.
	 * @param name name of the type without the provider's prefix
	 * @param model the model
	 * @param reader the code
	 * @param <M> the model
	 * @return this
	 */
	public final <M> B dataSource(String name, Class<M> model, DataSourceReader<M> reader) {
		return type(TypeKind.DATA_SOURCE, name, model, reader);
	}

	/**
	 * Add the functions of an object: its methods with
	 * {@link dev.tfprovider.function.TerraformFunction}.
	 * @param functions the object
	 * @return this
	 */
	public final B functions(Object functions) {
		return functions(new ProviderDefinition.Functions(functions.getClass(), () -> functions,
				functions.getClass().getName()));
	}

	/**
	 * Add the functions of a class.
	 * @param functions the declaration
	 * @return this
	 */
	public final B functions(ProviderDefinition.Functions functions) {
		this.functions.add(functions);
		return self();
	}

	/**
	 * Add an ephemeral resource.
	 * @param name name of the type without the provider's prefix
	 * @param model the model
	 * @param resource the code
	 * @param <M> the model
	 * @return this
	 */
	public final <M> B ephemeralResource(String name, Class<M> model, EphemeralResource<M> resource) {
		return type(TypeKind.EPHEMERAL_RESOURCE, name, model, resource);
	}

	/**
	 * Add a state store, which is experimental.
	 * @param name name of the type without the provider's prefix
	 * @param model the record of its configuration
	 * @param store the code
	 * @param <C> the record
	 * @return this
	 */
	public final <C> B stateStore(String name, Class<C> model, StateStore<C> store) {
		return type(TypeKind.STATE_STORE, name, model, store);
	}

	/**
	 * Add an action.
	 * @param name name of the type without the provider's prefix
	 * @param model the model
	 * @param action the code
	 * @param <M> the model
	 * @return this
	 */
	public final <M> B action(String name, Class<M> model, InvocableAction<M> action) {
		return type(TypeKind.ACTION, name, model, action);
	}

	/**
	 * Add a list resource.
	 * @param name name of the managed resource type without the provider's prefix
	 * @param model the model of the managed resource
	 * @param query the record that holds the arguments
	 * @param resource the code
	 * @param <M> the model
	 * @param <Q> the query
	 * @return this
	 */
	public final <M, Q> B listResource(String name, Class<M> model, Class<Q> query, ListResource<M, Q> resource) {
		return listResource(
				ListResourceDeclaration.builder(name, model, query, resource.getClass(), () -> resource).build());
	}

	/**
	 * Add a list resource.
	 * @param resource the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another list
	 * resource has it
	 */
	public final B listResource(ListResourceDeclaration<?, ?> resource) {
		return type(TypeKind.LIST_RESOURCE, resource);
	}

	/**
	 * Add a type.
	 * @param kind its kind; resources and list resources have declarations of their own
	 * @param declaration the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another type of
	 * the kind has it
	 */
	public final B type(TypeKind kind, TypeDeclaration<?, ?> declaration) {
		DeclaredTypes.add(kind, this.types.computeIfAbsent(kind, (key) -> new ArrayList<>()), declaration);
		return self();
	}

	private B type(TypeKind kind, String name, Class<?> model, Object code) {
		return type(kind, TypeDeclaration.of(name, model, code.getClass(), () -> code, code.getClass().getName()));
	}

}
