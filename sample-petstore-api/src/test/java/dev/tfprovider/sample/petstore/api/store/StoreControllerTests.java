/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import org.springframework.http.HttpStatus;

import static org.assertj.core.api.Assertions.assertThat;

class StoreControllerTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private String pet;

	private String petId;

	@BeforeEach
	void createPet() {
		this.pet = api.create("/api/v3/pet", "{\"name\": \"Rex\"}");
		this.petId = this.pet.substring(this.pet.lastIndexOf('/') + 1);
	}

	private String createOrder() {
		return api.create("/api/v3/store/order", "{\"petId\": %s, \"quantity\": 1}".formatted(this.petId));
	}

	@Test
	void createReturnsTheOrderWithDefaults() {
		assertThat(api.post("/api/v3/store/order", "{\"petId\": %s, \"quantity\": 1000}".formatted(this.petId)))
			.hasStatus(HttpStatus.CREATED)
			.bodyJson()
			.isLenientlyEqualTo("""
					{"petId": %s, "quantity": 1000, "shipDate": null, "status": "placed", "complete": false}
					""".formatted(this.petId));
	}

	@Test
	void getReturnsEveryFieldAsGiven() {
		String json = """
				{
				  "petId": %s, "quantity": 3, "shipDate": "2026-12-24T08:30:00.123456789Z",
				  "status": "approved", "complete": true
				}
				""".formatted(this.petId);
		String location = api.create("/api/v3/store/order", json);

		assertThat(location).matches("/api/v3/store/order/[0-9]+");
		assertThat(api.get(location)).hasStatusOk().bodyJson().isLenientlyEqualTo(json);
	}

	@Test
	void shipDateWhenGivenWithAnOffsetIsTheSameInstantInUtc() {
		String location = api.create("/api/v3/store/order", """
				{"petId": %s, "quantity": 3, "shipDate": "2026-12-24T08:30:00+02:00"}
				""".formatted(this.petId));

		assertThat(api.get(location)).bodyJson().extractingPath("$.shipDate").isEqualTo("2026-12-24T06:30:00Z");
	}

	@Test
	void putReplacesEverything() {
		String location = api.create("/api/v3/store/order", """
				{"petId": %s, "quantity": 3, "shipDate": "2026-12-24T08:30:00Z", "complete": true}
				""".formatted(this.petId));
		String json = "{\"petId\": %s, \"quantity\": 4, \"status\": \"delivered\"}".formatted(this.petId);

		assertThat(api.put(location, json)).hasStatusOk();

		assertThat(api.get(location)).bodyJson().isLenientlyEqualTo("""
				{"petId": %s, "quantity": 4, "shipDate": null, "status": "delivered", "complete": false}
				""".formatted(this.petId));
	}

	@Test
	void createWhenPetDoesNotExistNamesTheField() {
		assertThat(api.post("/api/v3/store/order", "{\"petId\": 987654321, \"quantity\": 1}"))
			.hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.isLenientlyEqualTo("""
					{"errors": [{"field": "petId", "message": "must be the id of an existing pet"}]}
					""");
	}

	@Test
	void putWhenPetDoesNotExistLeavesTheOrderAsItWas() {
		String location = createOrder();

		assertThat(api.put(location, "{\"petId\": 987654321, \"quantity\": 2}"))
			.hasStatus(HttpStatus.UNPROCESSABLE_CONTENT);

		assertThat(api.get(location)).bodyJson().extractingPath("$.quantity").isEqualTo(1);
	}

	@Test
	void putWhenOrderDoesNotExistIsNotFoundEvenIfItsPetIsMissingToo() {
		assertThat(api.put("/api/v3/store/order/987654321", "{\"petId\": 987654321, \"quantity\": 2}"))
			.hasStatus(HttpStatus.NOT_FOUND);
	}

	@Test
	void deleteMakesTheOrderUnknown() {
		String location = createOrder();

		assertThat(api.delete(location)).hasStatus(HttpStatus.NO_CONTENT).body().isEmpty();

		assertThat(api.get(location)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.delete(location)).hasStatus(HttpStatus.NOT_FOUND);
	}

	@Test
	void orderOutlivesItsPet() {
		String location = createOrder();

		assertThat(api.delete(this.pet)).hasStatus(HttpStatus.NO_CONTENT);

		assertThat(api.get(location)).hasStatusOk()
			.bodyJson()
			.extractingPath("$.petId")
			.isEqualTo(Integer.valueOf(this.petId));
	}

	@Test
	void inventoryCountsEveryStatus() {
		api.delete(this.pet);
		String one = api.create("/api/v3/pet", "{\"name\": \"Max\", \"status\": \"sold\"}");
		String other = api.create("/api/v3/pet", "{\"name\": \"Leo\", \"status\": \"sold\"}");

		assertThat(api.get("/api/v3/store/inventory")).hasStatusOk().bodyJson().extractingPath("$.sold").isEqualTo(2);
		assertThat(api.get("/api/v3/store/inventory")).bodyJson().extractingPath("$.pending").isEqualTo(0);

		api.delete(one);
		api.delete(other);
		assertThat(api.get("/api/v3/store/inventory")).bodyJson().extractingPath("$.sold").isEqualTo(0);
	}

}
