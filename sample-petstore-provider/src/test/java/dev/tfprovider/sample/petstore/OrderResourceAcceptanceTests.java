/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Instant;
import java.util.List;

import dev.tfprovider.sample.petstore.client.OrderRequest;
import dev.tfprovider.sample.petstore.client.OrderResponse;
import dev.tfprovider.sample.petstore.client.OrderStatus;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.PlannedChange;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
class OrderResourceAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private static final String ORDER = "petstore_order.two";

	private static final Instant SHIP_DATE = Instant.parse("2026-12-24T08:30:00.123456789Z");

	private final PetstoreClient client = api.client();

	private long rex;

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.rex = createPet("Rex");
	}

	@Test
	@Tag("thorough")
	void createPlacesTheOrderAndKeepsTheNotationOfItsDate(TerraformCli terraform) {
		Run plan = terraform.plan(order("""
				quantity  = 2
				ship_date = "2026-12-24T09:30:00.123456789+01:00"
				"""));
		assertThat(plan).succeeded().hasNoDiagnostics().plans(ORDER, Action.CREATE);
		assertThat(plan.planned(ORDER, "id")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned(ORDER, "status")).isEqualTo("placed");

		Run created = terraform.applyPlan(plan);

		assertThat(created).succeeded()
			.hasNoDiagnostics()
			.hasAttribute(ORDER, "pet_id", (int) this.rex)
			.hasAttribute(ORDER, "quantity", 2)
			.hasAttribute(ORDER, "ship_date", "2026-12-24T09:30:00.123456789+01:00")
			.hasAttribute(ORDER, "status", "placed")
			.hasAttribute(ORDER, "complete", false);
		assertThat(find(created))
			.isEqualTo(new OrderResponse(id(created), this.rex, 2, SHIP_DATE, OrderStatus.PLACED, false));
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void createInAnyStatusEndsInThatStatus(TerraformCli terraform) {
		Run created = terraform.apply(order("""
				quantity = 1000
				status   = "delivered"
				complete = true
				"""));

		assertThat(created).succeeded()
			.hasAttribute(ORDER, "status", "delivered")
			.hasAttribute(ORDER, "complete", true);
		assertThat(find(created))
			.isEqualTo(new OrderResponse(id(created), this.rex, 1000, null, OrderStatus.DELIVERED, true));
	}

	@Test
	@Tag("thorough")
	void anotherQuantityUpdatesInPlaceAndChangesNothingElse(TerraformCli terraform) {
		Run created = terraform.apply(order("quantity = 2"));

		Run plan = terraform.plan(order("quantity = 3"));
		assertThat(plan).plans(ORDER, Action.UPDATE);
		assertThat(plan.change(ORDER).before("quantity")).isEqualTo(2);
		assertThat(plan.planned(ORDER, "quantity")).isEqualTo(3);
		assertThat(plan.planned(ORDER, "id")).isEqualTo((int) id(created));
		assertThat(plan.replacePaths(ORDER)).isEmpty();

		Run changed = terraform.applyPlan(plan);
		assertThat(find(changed))
			.isEqualTo(new OrderResponse(id(created), this.rex, 3, null, OrderStatus.PLACED, false));
	}

	@Test
	@Tag("thorough")
	void anotherPetReplacesTheOrder(TerraformCli terraform) {
		Run created = terraform.apply(order("quantity = 2"));
		this.rex = createPet("Max");

		Run plan = terraform.plan(order("quantity = 2"));
		assertThat(plan).plans(ORDER, Action.REPLACE);
		assertThat(plan.replacePaths(ORDER)).containsExactly("pet_id");

		Run replaced = terraform.applyPlan(plan);
		assertThat(id(replaced)).isNotEqualTo(id(created));
		assertThat(find(replaced).petId()).isEqualTo(this.rex);
		assertThat(this.client.findOrder(id(created))).isEmpty();
	}

	@Test
	@Tag("thorough")
	void driftIsShownByPlanAndRepairedByApply(TerraformCli terraform) {
		Run created = terraform.apply(order("quantity = 2"));
		this.client.updateOrder(id(created), new OrderRequest(this.rex, 9, SHIP_DATE, OrderStatus.DELIVERED, true));

		Run plan = terraform.plan();
		assertThat(plan).plans(ORDER, Action.UPDATE);
		assertThat(plan.change(ORDER).before("quantity")).isEqualTo(9);
		assertThat(plan.change(ORDER).before("ship_date")).isEqualTo(SHIP_DATE.toString());
		assertThat(plan.planned(ORDER, "ship_date")).isNull();
		assertThat(plan.planned(ORDER, "status")).isEqualTo("placed");

		Run repaired = terraform.applyPlan(plan);
		assertThat(find(repaired))
			.isEqualTo(new OrderResponse(id(created), this.rex, 2, null, OrderStatus.PLACED, false));
	}

	@Test
	@Tag("thorough")
	void vanishedOrderIsCreatedAgain(TerraformCli terraform) {
		Run created = terraform.apply(order("quantity = 2"));
		this.client.deleteOrder(id(created));

		assertThat(terraform.plan()).plans(ORDER, Action.CREATE);
		Run again = terraform.apply();

		assertThat(id(again)).isNotEqualTo(id(created));
		assertThat(find(again).quantity()).isEqualTo(2);
	}

	@Test
	void importedOrderNeedsNoChange(TerraformCli terraform) {
		OrderResponse order = this.client
			.createOrder(new OrderRequest(this.rex, 2, SHIP_DATE, OrderStatus.APPROVED, false));
		terraform.write(order("""
				quantity  = 2
				ship_date = "2026-12-24T08:30:00.123456789Z"
				status    = "approved"
				"""));

		Run imported = terraform.importResource(ORDER, Long.toString(order.id()));

		assertThat(imported).succeeded()
			.hasAttribute(ORDER, "pet_id", (int) this.rex)
			.hasAttribute(ORDER, "status", "approved")
			.hasAttribute(ORDER, "ship_date", SHIP_DATE.toString());
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	@Tag("thorough")
	void destroyDeletesTheOrder(TerraformCli terraform) {
		Run created = terraform.apply(order("quantity = 2"));

		Run destroyed = terraform.destroy();

		assertThat(destroyed).succeeded().hasNoDiagnostics().plans(ORDER, Action.DELETE).hasResources();
		assertThat(this.client.findOrder(id(created))).isEmpty();
	}

	private long createPet(String name) {
		return this.client.createPet(new PetRequest(name, null, List.of(), List.of(), null, null)).id();
	}

	private OrderResponse find(Run run) {
		return this.client.findOrder(id(run)).orElseThrow();
	}

	private static long id(Run run) {
		return ((Number) run.attribute(ORDER, "id")).longValue();
	}

	private String order(String attributes) {
		return """
				resource "petstore_order" "two" {
				  pet_id = %d
				  %s
				}
				""".formatted(this.rex, attributes);
	}

}
