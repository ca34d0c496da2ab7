/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.feeding;

import java.util.List;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import org.springframework.http.HttpStatus;

import static org.assertj.core.api.Assertions.assertThat;

class FeedingControllerTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@Test
	void feedingsOfAPetAreCountedFromOne() {
		String pet = api.create("/api/v3/pet", "{\"name\": \"Rex\"}");
		assertThat(api.post(pet + "/feeding", "{\"food\": \"Oats\"}")).hasStatus(HttpStatus.CREATED)
			.bodyJson()
			.extractingPath("$.number")
			.isEqualTo(1);
		assertThat(api.post(pet + "/feeding", "{\"food\": \"Rice\"}")).hasStatus(HttpStatus.CREATED);
		assertThat(api.get(pet + "/feeding")).bodyJson().extractingPath("$[*].number").isEqualTo(List.of(1, 2));
		assertThat(api.get(pet + "/feeding")).bodyJson().extractingPath("$[*].food").isEqualTo(List.of("Oats", "Rice"));
	}

	@Test
	void petThatDoesNotExistCannotBeFed() {
		assertThat(api.post("/api/v3/pet/47110815/feeding", "{\"food\": \"Oats\"}")).hasStatus(HttpStatus.NOT_FOUND);
	}

	@Test
	void foodIsNeeded() {
		String pet = api.create("/api/v3/pet", "{\"name\": \"Rex\"}");
		assertThat(api.post(pet + "/feeding", "{\"food\": \" \"}")).hasStatus4xxClientError();
	}

}
