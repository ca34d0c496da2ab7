/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.FeedingResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class FeedTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private InMemoryTerraform terraform;

	@BeforeEach
	void useTheApi(InMemoryTerraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
	}

	@Test
	void petIsFedWhenItArrives() {
		TerraformRun run = this.terraform.apply(rex("oats", 2));
		assertThat(run).succeeded()
			.invoked("action.petstore_feed.welcome")
			.hasProgress("action.petstore_feed.welcome", "Portion 1 of 2: oats", "Portion 2 of 2: oats");
		assertThat(feedings(run)).containsExactly("oats", "oats");
		this.terraform.destroy();
	}

	@Test
	void petIsFedOnRequest() {
		TerraformRun run = this.terraform.apply(rex("oats", 1));
		assertThat(this.terraform.invoke("action.petstore_feed.welcome")).succeeded()
			.invoked("action.petstore_feed.welcome");
		assertThat(feedings(run)).containsExactly("oats", "oats");
		this.terraform.destroy();
	}

	@Test
	void tooManyPortionsAreRefused() {
		assertThat(this.terraform.validate(rex("oats", 25))).failed().hasError("portions");
	}

	@Test
	void petThatDoesNotExistIsToldByThePlan() {
		this.terraform.write(Configuration.of("action.petstore_feed.nobody",
				Map.of("config", Map.of("pet_id", 4711_0815, "food", "oats"))));
		assertThat(this.terraform.invoke("action.petstore_feed.nobody")).failed().hasError("No such pet");
	}

	private static Configuration rex(String food, int portions) {
		return Configuration
			.of("petstore_pet.rex",
					Map.of("name", "Rex", "lifecycle",
							Map.of("action_trigger",
									List.of(Map.of("events", List.of("after_create"), "actions",
											List.of("action.petstore_feed.welcome"))))))
			.with("action.petstore_feed.welcome", Map.of("config", Map.of("pet_id",
					Configuration.expression("petstore_pet.rex.id"), "food", food, "portions", portions)));
	}

	private static List<String> feedings(TerraformRun run) {
		long pet = ((Number) run.attribute("petstore_pet.rex", "id")).longValue();
		return api.client().findFeedings(pet).stream().map(FeedingResponse::food).toList();
	}

}
