/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.OrderStatus;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Orders at a store that takes its time.
 */
@TerraformProviderTest
@TestPropertySource(properties = "terraform.provider.operations.poll-interval=20ms")
class OrderWaitTests {

	private static final String ORDER = "petstore_order.one";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.slow(Duration.ofSeconds(3));

	private final long rex = api.client().createPet(new PetRequest("Rex", null, List.of(), List.of(), null, null)).id();

	private Terraform terraform;

	@BeforeEach
	void useTheApi(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
	}

	@Test
	void createEndsWhenTheStoreHasHandledTheOrder() {
		TerraformRun created = this.terraform.apply(order("approved", "1m"));

		assertThat(created).hasAttribute(ORDER, "status", "approved").hasAttribute(ORDER, "timeouts.create", "1m");
		assertThat(api.client().findOrder(id(created)).orElseThrow().status()).isEqualTo(OrderStatus.APPROVED);
	}

	@Test
	void createWithoutEnoughTimeKeepsTheOrderAndReplacesItNextTime() {
		TerraformRun failed = this.terraform.apply(order("approved", "1500ms"));

		assertThat(failed).failed().hasError("Could not create petstore_order in time").withDetail("within 1.5s");
		long first = id(failed);
		assertThat(api.client().findOrder(first)).isPresent();

		TerraformRun replaced = this.terraform.apply(order("approved", "1m"));
		assertThat(replaced).plans(ORDER, Action.REPLACE);
		assertThat(id(replaced)).isNotEqualTo(first);
		assertThat(api.client().findOrder(first)).isEmpty();
	}

	private static long id(TerraformRun run) {
		return ((Number) run.attribute(ORDER, "id")).longValue();
	}

	private Configuration order(String status, String limit) {
		return Configuration.of(ORDER,
				Map.of("pet_id", this.rex, "quantity", 1, "status", status, "timeouts", Map.of("create", limit)));
	}

}
