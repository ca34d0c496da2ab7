/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Map;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.ReadOnce;
import dev.tfprovider.sample.petstore.client.PetstoreClient;

/**
 * Reads the number of pets by status.
 */
@TerraformDataSource("inventory")
@ReadOnce
class InventoryDataSource implements DataSourceReader<InventoryDataSource.Inventory> {

	private final PetstoreClient client;

	InventoryDataSource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public Inventory read(DataSourceData<Inventory> data) {
		Map<String, Long> counts = this.client.inventory();
		return new Inventory(counts, counts.values().stream().mapToLong(Long::longValue).sum());
	}

	/**
	 * What the store has.
	 *
	 * @param counts number of pets by status
	 * @param total number of all pets
	 */
	record Inventory(@Computed Map<String, Long> counts, @Computed Long total) {

	}

}
