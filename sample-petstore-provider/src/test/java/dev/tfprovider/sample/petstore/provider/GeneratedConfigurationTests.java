/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is generated from objects of any configuration is valid and plans no change.
 */
@TerraformProviderTest
@Tag("thorough")
class GeneratedConfigurationTests {

	private static final int TIMES = 15;

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private InMemoryTerraform terraform;

	private long pet;

	@BeforeEach
	void useTheApi(InMemoryTerraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
		this.pet = api.client().createPet(new PetRequest("Generated", null, List.of(), List.of(), null, null)).id();
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void pet(long seed) {
		check(seed, "petstore_pet.a", Map.of("name", "Rex"),
				Map.of("category", List.of(Map.of("name", "dog")), "status", List.of("available", "sold"), "photos",
						List.of(List.of(),
								List.of(Map.of("url", "https://example.org/1"),
										Map.of("url", "https://example.org/2", "caption", ""))),
						"tags", List.of(List.of(), List.of("b", "a")), "weight_grams", List.of(1, 4200)));
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void visit(long seed) {
		check(seed, "petstore_visit.a", Map.of("pet_id", this.pet, "day", "2026-02-28", "reason", "Cold"),
				Map.of("treatment",
						List.of(Map.of("diet", Map.of("food", "fish")),
								Map.of("diet", Map.of("food", "fish", "grams_per_day", 7)),
								Map.of("surgery", Map.of("procedure", "x")),
								Map.of("surgery", Map.of("procedure", "x", "anaesthesia", false)),
								Map.of("medication", Map.of("drug", "x", "milligrams", 5, "every", "90h"))),
						"fee", List.of(0, 49.5), "currency", List.of("EUR")));
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void user(long seed) {
		check(seed, "petstore_user.a",
				Map.of("username", "generated", "first_name", "Ada", "last_name", "Lovelace", "email",
						"ada@example.org"),
				Map.of("phone", List.of("1"), "password", List.of("analytical"), "password_wo",
						List.of("engine engine"), "password_wo_version", List.of(1, 2), "user_status", List.of(0, 1)));
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2 })
	void order(long seed) {
		check(seed, "petstore_order.a", Map.of("pet_id", this.pet, "quantity", 1),
				Map.of("ship_date", List.of("2026-02-28T00:00:00Z"), "status", List.of("placed", "approved"),
						"complete", List.of(true, false), "timeouts", List.of(Map.of("create", "1m"))));
	}

	private void check(long seed, String address, Map<String, ?> required, Map<String, List<?>> optional) {
		Random random = new Random(seed);
		int valid = 0;
		for (int i = 0; i < TIMES; i++) {
			Map<String, Object> body = new LinkedHashMap<>(required);
			optional.forEach((name, values) -> {
				int choice = random.nextInt(values.size() + 1);
				if (choice < values.size()) {
					body.put(name, values.get(choice));
				}
			});
			if (this.terraform.validate(Configuration.of(address, body)).succeeded()) {
				valid++;
				assertThat(this.terraform.apply(Configuration.of(address, body))).succeeded();
				Map<String, Object> secrets = new LinkedHashMap<>(body);
				secrets.keySet().retainAll(List.of("password_wo"));
				assertThat(this.terraform.plan(this.terraform.generateConfiguration(Map.of(address, secrets))))
					.as("generated from %s", body)
					.succeeded()
					.hasNoChanges();
				assertThat(this.terraform.destroy()).succeeded();
			}
		}
		assertThat(valid).as("valid bodies").isPositive();
	}

}
