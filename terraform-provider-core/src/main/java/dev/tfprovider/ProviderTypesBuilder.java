/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.action.ActionDeclaration;
import dev.tfprovider.action.ProviderAction;
import dev.tfprovider.datasource.DataSourceDeclaration;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceDeclaration;
import dev.tfprovider.function.FunctionsDeclaration;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.ListResourceDeclaration;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceDeclaration;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreDeclaration;

/**
 * Collects what a provider serves: the part of {@link ProviderDefinition.Builder} that is
 * about types.
 *
 * @param <B> the builder
 */
public abstract class ProviderTypesBuilder<B extends ProviderTypesBuilder<B>> {

	final List<ResourceDeclaration<?>> resources = new ArrayList<>();

	final List<DataSourceDeclaration<?>> dataSources = new ArrayList<>();

	final List<FunctionsDeclaration> functions = new ArrayList<>();

	final List<EphemeralResourceDeclaration<?>> ephemeralResources = new ArrayList<>();

	final List<StateStoreDeclaration<?>> stateStores = new ArrayList<>();

	final List<ActionDeclaration<?>> actions = new ArrayList<>();

	final List<ListResourceDeclaration<?, ?>> listResources = new ArrayList<>();

	ProviderTypesBuilder() {
	}

	/**
	 * Return this builder.
	 */
	abstract B self();

	/**
	 * Add a managed resource that implements update.
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
		DeclaredTypes.add("resource", this.resources, resource);
		return self();
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
		return dataSource(DataSourceDeclaration.builder(name, model, reader.getClass(), () -> reader).build());
	}

	/**
	 * Add a data source.
	 * @param dataSource the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another data
	 * source has it
	 */
	public final B dataSource(DataSourceDeclaration<?> dataSource) {
		DeclaredTypes.add("data source", this.dataSources, dataSource);
		return self();
	}

	/**
	 * Add the functions of an object: its methods with
	 * {@link dev.tfprovider.function.ProviderFunction}.
	 * @param functions the object
	 * @return this
	 */
	public final B functions(Object functions) {
		return functions(
				new FunctionsDeclaration(functions.getClass(), () -> functions, functions.getClass().getName()));
	}

	/**
	 * Add the functions of a class.
	 * @param functions the declaration
	 * @return this
	 */
	public final B functions(FunctionsDeclaration functions) {
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
		return ephemeralResource(
				EphemeralResourceDeclaration.builder(name, model, resource.getClass(), () -> resource).build());
	}

	/**
	 * Add an ephemeral resource.
	 * @param resource the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another ephemeral
	 * resource has it
	 */
	public final B ephemeralResource(EphemeralResourceDeclaration<?> resource) {
		DeclaredTypes.add("ephemeral resource", this.ephemeralResources, resource);
		return self();
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
		return stateStore(StateStoreDeclaration.builder(name, model, store.getClass(), () -> store).build());
	}

	/**
	 * Add a state store, which is experimental.
	 * @param store the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another state
	 * store has it
	 */
	public final B stateStore(StateStoreDeclaration<?> store) {
		DeclaredTypes.add("state store", this.stateStores, store);
		return self();
	}

	/**
	 * Add an action.
	 * @param name name of the type without the provider's prefix
	 * @param model the model
	 * @param action the code
	 * @param <M> the model
	 * @return this
	 */
	public final <M> B action(String name, Class<M> model, ProviderAction<M> action) {
		return action(ActionDeclaration.builder(name, model, action.getClass(), () -> action).build());
	}

	/**
	 * Add an action.
	 * @param action the declaration
	 * @return this
	 * @throws InvalidDeclarationException if the name is not valid, or another action has
	 * it
	 */
	public final B action(ActionDeclaration<?> action) {
		DeclaredTypes.add("action", this.actions, action);
		return self();
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
		DeclaredTypes.add("list resource", this.listResources, resource);
		return self();
	}

}
