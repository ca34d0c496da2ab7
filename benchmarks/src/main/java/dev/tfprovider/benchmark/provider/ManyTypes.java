/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.provider;

import java.util.Locale;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

/**
 * Runs a provider with 1,500 resource types, as many as the largest providers have.
 */
public final class ManyTypes {

	/**
	 * Number of resource types.
	 */
	public static final int TYPES = 1500;

	private ManyTypes() {
	}

	/**
	 * Serve the provider.
	 * @param args the command line
	 */
	public static void main(String[] args) {
		PlainProvider.serve(definition(TYPES), args);
	}

	/**
	 * Define a provider whose resource types all look the same.
	 * @param types number of types
	 * @return the provider
	 */
	public static ProviderDefinition definition(int types) {
		ProviderDefinition.Builder builder = ProviderDefinition.builder("large").address("acme/large");
		for (int i = 0; i < types; i++) {
			builder.resource(String.format(Locale.ROOT, "type_%04d", i), Instance.class, new Instances());
		}
		return builder.build();
	}

	/**
	 * Resources that exist nowhere.
	 */
	private static final class Instances implements UpdatableResource<Instance> {

		@Override
		public Instance create(ResourceData<Instance> data) {
			return data.plan();
		}

		@Override
		public Optional<Instance> read(ResourceData<Instance> data) {
			return Optional.of(data.state());
		}

		@Override
		public Instance update(ResourceData<Instance> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<Instance> data) {
		}

	}

}
