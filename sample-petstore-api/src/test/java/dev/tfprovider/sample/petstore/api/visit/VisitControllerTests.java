/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.visit;

import java.util.List;
import java.util.stream.IntStream;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.HttpStatus;

import static org.assertj.core.api.Assertions.assertThat;

class VisitControllerTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String COLD = "{\"day\": \"2026-02-28\", \"reason\": \"Cold\"}";

	private String pet;

	@BeforeEach
	void createPet() {
		this.pet = api.create("/api/v3/pet", "{\"name\": \"Rex\"}");
	}

	@Test
	void visitsOfAPetAreCountedFromOne() {
		String other = api.create("/api/v3/pet", "{\"name\": \"Max\"}");

		assertThat(api.create(this.pet + "/visit", COLD)).isEqualTo(this.pet + "/visit/1");
		assertThat(api.create(this.pet + "/visit", COLD)).isEqualTo(this.pet + "/visit/2");
		assertThat(api.create(other + "/visit", COLD)).isEqualTo(other + "/visit/1");
		assertThat(api.get(this.pet + "/visit")).bodyJson().extractingPath("$[*].number").isEqualTo(List.of(1, 2));
	}

	@Test
	void twentyVisitsAtOnceGetTwentyNumbers() {
		List<String> locations = IntStream.range(0, 20)
			.parallel()
			.mapToObj((i) -> api.create(this.pet + "/visit", COLD))
			.toList();

		assertThat(locations).doesNotHaveDuplicates().contains(this.pet + "/visit/20");
	}

	@ParameterizedTest
	@ValueSource(strings = { """
			{"kind": "medication", "drug": "Amoxicillin", "milligrams": 250, "everyHours": 12}
			""", """
			{"kind": "surgery", "procedure": "Dental scaling", "anaesthesia": true}
			""", """
			{"kind": "diet", "food": "Rice", "gramsPerDay": 300}
			""", """
			{"kind": "diet", "food": "Rice", "gramsPerDay": null}
			""", "null" })
	void getReturnsEveryFieldAsGiven(String treatment) {
		String json = """
				{
				  "day": "2026-02-28", "reason": "Cold", "treatment": %s, "fee": 49.90, "currency": "EUR"
				}
				""".formatted(treatment);
		String location = api.create(this.pet + "/visit", json);

		assertThat(api.get(location)).hasStatusOk().bodyJson().isLenientlyEqualTo(json);
	}

	@Test
	void putReplacesEverything() {
		String location = api.create(this.pet + "/visit", """
				{"day": "2026-02-28", "reason": "Cold", "fee": 1, "treatment": {"kind": "diet", "food": "Rice"}}
				""");

		assertThat(api.put(location, "{\"day\": \"2026-03-01\", \"reason\": \"Cough\"}")).hasStatusOk();

		assertThat(api.get(location)).bodyJson().isLenientlyEqualTo("""
				{"number": 1, "day": "2026-03-01", "reason": "Cough", "treatment": null, "fee": null, "currency": null}
				""");
	}

	@Test
	void visitGoesWithItsPet() {
		String location = api.create(this.pet + "/visit", COLD);

		assertThat(api.delete(this.pet)).hasStatus(HttpStatus.NO_CONTENT);

		assertThat(api.get(location)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.put(location, COLD)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.delete(location)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.post(this.pet + "/visit", COLD)).hasStatus(HttpStatus.NOT_FOUND);
	}

	@Test
	void deleteMakesTheVisitUnknown() {
		String location = api.create(this.pet + "/visit", COLD);

		assertThat(api.delete(location)).hasStatus(HttpStatus.NO_CONTENT).body().isEmpty();

		assertThat(api.get(location)).hasStatus(HttpStatus.NOT_FOUND);
	}

	@Test
	void fieldsThatDoNotFitAreNamed() {
		assertThat(api.post(this.pet + "/visit", """
				{
				  "day": "2026-02-28", "reason": " ", "fee": 1.234,
				  "treatment": {"kind": "medication", "drug": "Amoxicillin", "milligrams": 0, "everyHours": 12}
				}
				""")).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.extractingPath("$.errors[*].field")
			.asArray()
			.containsExactlyInAnyOrder("reason", "fee", "treatment.milligrams");
	}

	@Test
	void treatmentOfAnUnknownKindIsRefused() {
		assertThat(api.post(this.pet + "/visit", """
				{"day": "2026-02-28", "reason": "Cold", "treatment": {"kind": "magic"}}
				""").getExchangeResult().getStatus().is4xxClientError()).isTrue();
	}

}
