/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.OrderResponse;
import dev.tfprovider.sample.petstore.client.OrderStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.PlannedChange;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What one resource knows only after its apply may stand for every value of another.
 */
@PetstoreAcceptance
@Tag("thorough")
class UnknownValuesAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String SOURCE = """
			resource "terraform_data" "source" {
			  input = {
			    name     = "Rex"
			    category = { id = 7, name = "%s" }
			    status   = "sold"
			    url      = "https://example.org/1.png"
			    tag      = "brown"
			    number   = 42
			    date     = "2026-12-24T08:30:00Z"
			    yes      = true
			    nothing  = null
			    photos   = [{ url = "https://example.org/2.png" }]
			    tags     = ["big", "black"]
			  }
			}
			""";

	private static final String CONSUMERS = """
			resource "petstore_pet" "parts" {
			  name         = terraform_data.source.output.name
			  category     = { id = terraform_data.source.output.category.id, name = "dogs" }
			  status       = terraform_data.source.output.status
			  photos       = [{ url = "https://example.org/0.png" }, { url = terraform_data.source.output.url }]
			  tags         = ["fixed", terraform_data.source.output.tag]
			  weight_grams = terraform_data.source.output.number
			}
			resource "petstore_pet" "wholes" {
			  name       = "Max"
			  category   = terraform_data.source.output.category
			  photos     = terraform_data.source.output.photos
			  tags       = terraform_data.source.output.tags
			}
			resource "petstore_pet" "nulls" {
			  name         = "Null"
			  category     = terraform_data.source.output.nothing
			  status       = terraform_data.source.output.nothing
			  photos       = terraform_data.source.output.nothing
			  tags         = terraform_data.source.output.nothing
			  weight_grams = terraform_data.source.output.nothing
			}
			resource "petstore_order" "parts" {
			  pet_id    = petstore_pet.parts.id
			  quantity  = terraform_data.source.output.number
			  ship_date = terraform_data.source.output.date
			  status    = "delivered"
			  complete  = terraform_data.source.output.yes
			}
			resource "petstore_user" "parts" {
			  username    = "user${petstore_pet.parts.id}"
			  first_name  = terraform_data.source.output.name
			  last_name   = petstore_order.parts.status
			  email       = "${terraform_data.source.output.tag}@example.org"
			  phone       = terraform_data.source.output.nothing
			  password    = "secret-${terraform_data.source.output.tag}"
			  user_status = terraform_data.source.output.number
			}
			resource "petstore_pet" "named_after_user" {
			  name = petstore_user.parts.username
			}
			data "petstore_pets" "found" {
			  tag = one([for tag in petstore_pet.parts.tags : tag if tag != "fixed"])
			}
			""";

	@Test
	void everyValueMayBeUnknownWhilePlanning(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);

		Run plan = terraform.plan(SOURCE.formatted("dogs") + CONSUMERS);

		assertThat(plan).succeeded().hasNoDiagnostics();
		assertThat(plan.planned("petstore_pet.parts", "name")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_pet.parts", "category.name")).isEqualTo("dogs");
		assertThat(plan.planned("petstore_pet.parts", "category.id")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_pet.parts", "photos[0].url")).isEqualTo("https://example.org/0.png");
		assertThat(plan.planned("petstore_pet.parts", "photos[1].url")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_pet.wholes", "category")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_pet.wholes", "tags")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_pet.nulls", "status")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_order.parts", "pet_id")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned("petstore_user.parts", "username")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan).plans("data.petstore_pets.found", Action.READ);

		Run applied = terraform.applyPlan(plan);

		assertThat(applied).succeeded()
			.hasNoDiagnostics()
			.hasAttribute("petstore_pet.parts", "name", "Rex")
			.hasAttribute("petstore_pet.parts", "category", Map.of("id", 7, "name", "dogs"))
			.hasAttribute("petstore_pet.parts", "status", "sold")
			.hasAttribute("petstore_pet.parts", "photos[0].url", "https://example.org/0.png")
			.hasAttribute("petstore_pet.parts", "photos[1].url", "https://example.org/1.png")
			.hasAttribute("petstore_pet.parts", "tags", List.of("brown", "fixed"))
			.hasAttribute("petstore_pet.parts", "weight_grams", 42)
			.hasAttribute("petstore_pet.wholes", "category", Map.of("id", 7, "name", "dogs"))
			.hasAttribute("petstore_pet.wholes", "tags", List.of("big", "black"))
			.hasAttribute("petstore_pet.nulls", "category", null)
			.hasAttribute("petstore_pet.nulls", "status", "available")
			.hasAttribute("petstore_pet.nulls", "tags", null)
			.hasAttribute("petstore_user.parts", "first_name", "Rex")
			.hasAttribute("petstore_user.parts", "last_name", "delivered")
			.hasAttribute("petstore_user.parts", "phone", null)
			.hasAttribute("petstore_user.parts", "user_status", 42)
			.hasAttribute("data.petstore_pets.found", "pets[0].name", "Rex");
		long pet = ((Number) applied.attribute("petstore_pet.parts", "id")).longValue();
		long order = ((Number) applied.attribute("petstore_order.parts", "id")).longValue();
		assertThat(applied).hasAttribute("petstore_pet.named_after_user", "name", "user" + pet);
		assertThat(api.client().findOrder(order)).map(OrderResponse::petId).contains(pet);
		assertThat(api.client().findOrder(order)).map(OrderResponse::status).contains(OrderStatus.DELIVERED);

		Run again = terraform.plan(SOURCE.formatted("wolves") + CONSUMERS);

		assertThat(again).succeeded()
			.hasNoDiagnostics()
			.plans("petstore_pet.parts", Action.REPLACE)
			.plans("petstore_pet.wholes", Action.REPLACE)
			.plans("petstore_order.parts", Action.REPLACE)
			.plans("petstore_user.parts", Action.REPLACE);
		assertThat(again.planned("petstore_pet.wholes", "category")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(terraform.applyPlan(again)).succeeded()
			.hasNoDiagnostics()
			.hasAttribute("petstore_pet.wholes", "category.name", "wolves")
			.hasAttribute("petstore_pet.parts", "category.name", "dogs");
	}

	@Test
	void valuesThatTurnOutInvalidFailTheApplyOnTheirAttribute(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		String configuration = """
				resource "terraform_data" "source" {
				  input = { status = "lost" }
				}
				resource "petstore_pet" "rex" {
				  name   = "Rex"
				  status = terraform_data.source.output.status
				}
				""";
		Run plan = terraform.plan(configuration);
		assertThat(plan).succeeded();

		assertThat(terraform.applyPlan(plan)).failed()
			.hasError("Invalid value for \"status\"")
			.onResource("petstore_pet.rex")
			.onAttribute("status")
			.and()
			.hasResources("terraform_data.source");
	}

	@Test
	void providerSettingsMayComeFromAResource(TerraformCli terraform) {
		String pet = """
				resource "petstore_pet" "rex" {
				  name = "Rex"
				}
				""";

		Run plan = terraform.plan(settingsFrom(api.endpoint().toString()) + pet);
		assertThat(plan).succeeded().hasNoDiagnostics().plans("petstore_pet.rex", Action.CREATE);
		Run applied = terraform.applyPlan(plan);
		assertThat(applied).succeeded().hasNoDiagnostics().hasAttribute("petstore_pet.rex", "name", "Rex");
		Object id = applied.attribute("petstore_pet.rex", "id");

		String other = api.endpoint().toString().replace("localhost", "127.0.0.1");
		Run moved = terraform.plan(settingsFrom(other) + pet);
		assertThat(moved).succeeded()
			.plans("petstore_pet.rex", Action.NO_OP)
			.hasWarning("Could not refresh petstore_pet")
			.withDetail("\"endpoint\", \"timeout\" of the provider block is not known yet");
		assertThat(terraform.applyPlan(moved)).succeeded().hasAttribute("petstore_pet.rex", "id", id);
	}

	@Test
	void dataSourceOfAProviderThatIsNotConfiguredYetSaysWhatToDo(TerraformCli terraform) {
		assertThat(terraform.plan(settingsFrom(api.endpoint().toString()) + """
				data "petstore_inventory" "all" {
				}
				""")).failed()
			.hasError("Unknown value in provider configuration")
			.withDetail("\"endpoint\"")
			.withDetail("-target");
	}

	private static String settingsFrom(String endpoint) {
		return """
				resource "terraform_data" "settings" {
				  input = { endpoint = "%s", timeout = "10s" }
				}
				provider "petstore" {
				  endpoint = terraform_data.settings.output.endpoint
				  timeout  = terraform_data.settings.output.timeout
				}
				""".formatted(endpoint);
	}

}
