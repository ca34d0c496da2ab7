/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.ProviderConformanceTests;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * What the provider owes its host.
 */
@Tag("thorough")
class PetstoreConformanceAcceptanceTests extends ProviderConformanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	PetstoreConformanceAcceptanceTests() {
		super(PackagedProvider.launcher());
	}

	@Override
	protected Map<String, Map<String, ?>> samples() {
		return Map.of("petstore_pet", Map.of("name", "Rex"), "petstore_order", Map.of("pet_id", 1, "quantity", 2),
				"petstore_user",
				Map.of("username", "ada", "first_name", "Ada", "last_name", "Lovelace", "email", "ada@example.org",
						"password", "analytical"),
				"petstore_visit", Map.of("pet_id", 1, "day", "2026-02-28", "reason", "Cold"));
	}

	@Override
	protected Map<String, Map<String, ?>> applied() {
		return Map.of("petstore_pet",
				Map.of("name", "Rex", "category", Map.of("name", "dog"), "status", "pending", "photos",
						List.of(Map.of("url", "https://example.org/1.png", "caption", "Asleep")), "tags",
						List.of("small", "brown"), "weight_grams", 4200));
	}

	@Override
	protected Map<String, ?> settings() {
		return Map.of("endpoint", api.endpoint().toString());
	}

}
