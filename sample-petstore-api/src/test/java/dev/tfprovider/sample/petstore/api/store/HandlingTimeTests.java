/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import java.time.Duration;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

class HandlingTimeTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension("--petstore.handling-time=600ms");

	private static final String BODY = "{\"petId\": %s, \"quantity\": 1, \"status\": \"%s\"}";

	@Test
	void orderHasItsStatusWhenItHasBeenHandled() {
		String pet = api.create("/api/v3/pet", "{\"name\": \"Rex\"}");
		String petId = pet.substring(pet.lastIndexOf('/') + 1);
		String location = api.create("/api/v3/store/order", BODY.formatted(petId, "approved"));
		assertThat(status(location)).isEqualTo("placed");

		Awaitility.await()
			.pollInterval(Duration.ofMillis(50))
			.untilAsserted(() -> assertThat(status(location)).isEqualTo("approved"));

		api.put(location, BODY.formatted(petId, "approved"));
		assertThat(status(location)).isEqualTo("approved");
		api.put(location, BODY.formatted(petId, "delivered"));
		assertThat(status(location)).isEqualTo("approved");
		Awaitility.await()
			.pollInterval(Duration.ofMillis(50))
			.untilAsserted(() -> assertThat(status(location)).isEqualTo("delivered"));
	}

	private static String status(String location) {
		String body = new String(api.get(location).getExchangeResult().getResponseBodyContent());
		return body.replaceFirst(".*\"status\":\"([a-z]+)\".*", "$1");
	}

}
