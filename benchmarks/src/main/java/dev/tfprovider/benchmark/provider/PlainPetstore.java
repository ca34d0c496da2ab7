/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.provider;

import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.sample.petstore.provider.Order;
import dev.tfprovider.sample.petstore.provider.Pet;
import dev.tfprovider.sample.petstore.provider.PetstoreSettings;
import dev.tfprovider.sample.petstore.provider.User;
import dev.tfprovider.sample.petstore.provider.Visit;

/**
 * Runs the sample provider without Spring: the same types, served by the core alone, as
 * baseline for the cost of Spring.
 */
public final class PlainPetstore {

	private PlainPetstore() {
	}

	/**
	 * Serve the provider.
	 * @param args the command line
	 */
	public static void main(String[] args) {
		PlainProvider.serve(definition(), args);
	}

	private static ProviderDefinition definition() {
		return ProviderDefinition.builder("petstore")
			.address("acme/petstore")
			.settings(PetstoreSettings.class)
			.resource("pet", Pet.class, new Nothing<>())
			.resource("order", Order.class, new Nothing<>())
			.resource("user", User.class, new Nothing<>())
			.resource("visit", Visit.class, new Nothing<>())
			.dataSource("pet", model("PetDataSource$PetLookup"), new NothingFound<>())
			.dataSource("pets", model("PetsDataSource$PetsLookup"), new NothingFound<>())
			.dataSource("inventory", model("InventoryDataSource$Inventory"), new NothingFound<>())
			.build();
	}

	/**
	 * Return a model of the sample that only its package can name.
	 */
	private static Class<?> model(String name) {
		try {
			return Class.forName(Pet.class.getPackageName() + "." + name);
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalStateException("The sample has no such model", ex);
		}
	}

	/**
	 * Objects that are what they are planned to be.
	 *
	 * @param <M> the model
	 */
	private static final class Nothing<M> implements UpdatableResource<M> {

		@Override
		public M create(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public Optional<M> read(ResourceData<M> data) {
			return Optional.of(data.state());
		}

		@Override
		public M update(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<M> data) {
		}

	}

	/**
	 * Answers with what is asked.
	 *
	 * @param <M> the model
	 */
	private static final class NothingFound<M> implements DataSourceReader<M> {

		@Override
		public M read(DataSourceData<M> data) {
			return data.config();
		}

	}

}
