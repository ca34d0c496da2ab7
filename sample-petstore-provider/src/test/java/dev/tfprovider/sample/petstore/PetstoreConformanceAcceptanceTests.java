/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.Map;

import dev.tfprovider.test.conformance.ProviderConformanceTests;

/**
 * What the provider owes its host.
 */
class PetstoreConformanceAcceptanceTests extends ProviderConformanceTests {

	PetstoreConformanceAcceptanceTests() {
		super(PetstoreProvider.class);
	}

	@Override
	protected Map<String, Map<String, ?>> samples() {
		return Map.of("petstore_pet", Map.of("name", "Rex"), "petstore_order", Map.of("pet_id", 1, "quantity", 2));
	}

}
