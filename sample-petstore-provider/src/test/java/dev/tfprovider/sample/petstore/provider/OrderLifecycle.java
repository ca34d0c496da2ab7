/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an order goes through. Subclasses say where: under Terraform in memory, or on the
 * real CLI.
 */
class OrderLifecycle {

	private static final String ORDER = "petstore_order.one";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private final long rex = api.client()
		.createPet(new PetRequest("Rex", null, null, null, PetStatus.AVAILABLE, null))
		.id();

	private Terraform terraform;

	@BeforeEach
	void useTheApi(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
	}

	@Test
	void quantityChangesInPlace() {
		TerraformRun placed = this.terraform.apply(order(1));
		assertThat(placed).plans(ORDER, Action.CREATE).hasAttribute(ORDER, "status", "placed");
		TerraformRun changed = this.terraform.apply(order(2));
		assertThat(changed).plans(ORDER, Action.UPDATE)
			.hasAttribute(ORDER, "quantity", 2)
			.hasAttribute(ORDER, "id", placed.attribute(ORDER, "id"));
	}

	@Test
	void quantityIsLimited() {
		assertThat(this.terraform.plan(order(1001))).failed()
			.hasError("Invalid value for \"quantity\"")
			.onAttribute("quantity");
	}

	@Test
	void lostOrderIsPlacedAgain() {
		Scenario.start()
			.apply(order(1))
			.verify((run) -> api.client().deleteOrder(((Number) run.attribute(ORDER, "id")).longValue()))
			.planOnly(order(1))
			.verify((run) -> assertThat(run).plans(ORDER, Action.CREATE))
			.apply(order(1))
			.destroy()
			.runOn(this.terraform);
	}

	private Configuration order(int quantity) {
		return Configuration.of(ORDER, Map.of("pet_id", this.rex, "quantity", quantity));
	}

}
