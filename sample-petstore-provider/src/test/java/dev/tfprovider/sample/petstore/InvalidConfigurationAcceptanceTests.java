/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * One {@code validate} reports all mistakes of a configuration; nothing upstream is
 * asked.
 */
@PetstoreAcceptance
class InvalidConfigurationAcceptanceTests {

	private static final String PROVIDER = """
			provider "petstore" {
			  endpoint = "http://localhost:1"
			}
			""";

	@Test
	void validateNamesAttributeAndLineOfEveryInvalidPet(TerraformCli terraform) {
		String pets = """
				resource "petstore_pet" "status" {
				  name   = "Rex"
				  status = "lost"
				}
				resource "petstore_pet" "tags" {
				  name = "Rex"
				  tags = ["brown", "Not Lower Case"]
				}
				resource "petstore_pet" "blank" {
				  name = "  "
				}
				resource "petstore_pet" "long" {
				  name = "%s"
				}
				resource "petstore_pet" "photos" {
				  name       = "Rex"
				  photos = [
				    { url = "https://example.org/1.png" },
				    { url = "not a URI" },
				  ]
				}
				resource "petstore_pet" "weight" {
				  name         = "Rex"
				  weight_grams = -1
				}
				resource "petstore_pet" "fraction" {
				  name         = "Rex"
				  weight_grams = 1.5
				}
				resource "petstore_pet" "null_name" {
				  name = null
				}
				resource "petstore_pet" "null_category" {
				  name     = "Rex"
				  category = {
				    id   = 7
				    name = null
				  }
				}
				resource "petstore_pet" "null_tag" {
				  name = "Rex"
				  tags = [null]
				}
				resource "petstore_pet" "computed" {
				  name       = "Rex"
				  created_at = "2026-12-24T08:30:00Z"
				}
				resource "petstore_pet" "id" {
				  name = "Rex"
				  id   = 7
				}
				""".formatted("x".repeat(65));

		Run run = terraform.write(ProviderBlock.FILE, PROVIDER).validate(pets);

		assertThat(run).failed();
		assertThat(run.errors()).hasSize(12);
		assertThat(run).hasError("Invalid value for \"status\"")
			.onResource("petstore_pet.status")
			.onAttribute("status")
			.onLine(3)
			.withDetail("\"available\", \"pending\", \"sold\"");
		assertThat(run).hasError("Invalid value for \"tags\"")
			.onResource("petstore_pet.tags")
			.onAttribute("tags")
			.onLine(7)
			.withDetail("[a-z0-9-]+");
		assertThat(run).hasError("Invalid value for \"name\"")
			.onResource("petstore_pet.blank")
			.onAttribute("name")
			.onLine(10)
			.withDetail("\"name\" must not be blank.");
		assertThat(run).hasError("Invalid value for \"name\"")
			.onResource("petstore_pet.long")
			.onLine(13)
			.withDetail("64");
		assertThat(run).hasError("Invalid value for \"photos[1].url\"")
			.onResource("petstore_pet.photos")
			.onLine(19)
			.withDetail("not a URI");
		assertThat(run).hasError("Invalid value for \"weight_grams\"")
			.onResource("petstore_pet.weight")
			.onAttribute("weight_grams")
			.onLine(24)
			.withDetail("must be greater than 0");
		assertThat(run).hasError("Invalid value for \"weight_grams\"")
			.onResource("petstore_pet.fraction")
			.onAttribute("weight_grams")
			.onLine(28)
			.withDetail("1.5: must be a whole number");
		assertThat(run).hasError("Missing value for \"name\"")
			.onResource("petstore_pet.null_name")
			.onAttribute("name")
			.onLine(31)
			.withDetail("required");
		assertThat(run).hasError("Missing value for \"category.name\"")
			.onResource("petstore_pet.null_category")
			.onAttribute("category")
			.onLine(35);
		assertThat(run).hasError("\"tags").onResource("petstore_pet.null_tag").onAttribute("tags").onLine(42);
		assertThat(run).hasError("Value for read-only \"created_at\"")
			.onResource("petstore_pet.computed")
			.onAttribute("created_at")
			.onLine(46)
			.withDetail("Remove it from the configuration.");
		assertThat(run).hasError("Value for read-only \"id\"")
			.onResource("petstore_pet.id")
			.onAttribute("id")
			.onLine(50);
	}

	@Test
	void validateNamesAttributeAndLineOfEveryInvalidOrderAndUser(TerraformCli terraform) {
		Run run = terraform.write(ProviderBlock.FILE, PROVIDER).validate("""
				resource "petstore_order" "none" {
				  pet_id   = 1
				  quantity = 0
				}
				resource "petstore_order" "many" {
				  pet_id   = 1
				  quantity = 1001
				}
				resource "petstore_order" "date" {
				  pet_id    = 1
				  quantity  = 1
				  ship_date = "tomorrow"
				}
				resource "petstore_order" "null_pet" {
				  pet_id   = null
				  quantity = 1
				}
				resource "petstore_user" "ada" {
				  username   = "Ada Lovelace"
				  first_name = "Ada"
				  last_name  = "Lovelace"
				  email      = "ada at example.org"
				  password   = "tooshrt"
				}
				data "petstore_pets" "lost" {
				  status = "lost"
				}
				""");

		assertThat(run).failed();
		assertThat(run.errors()).hasSize(8);
		assertThat(run).hasError("Invalid value for \"quantity\"")
			.onResource("petstore_order.none")
			.onAttribute("quantity")
			.onLine(3)
			.withDetail("greater than or equal to 1");
		assertThat(run).hasError("Invalid value for \"quantity\"")
			.onResource("petstore_order.many")
			.onAttribute("quantity")
			.onLine(7)
			.withDetail("less than or equal to 1000");
		assertThat(run).hasError("Invalid value for \"ship_date\"")
			.onResource("petstore_order.date")
			.onAttribute("ship_date")
			.onLine(12)
			.withDetail("tomorrow");
		assertThat(run).hasError("Missing value for \"pet_id\"")
			.onResource("petstore_order.null_pet")
			.onAttribute("pet_id")
			.onLine(15);
		assertThat(run).hasError("Invalid value for \"username\"").onAttribute("username").onLine(19);
		assertThat(run).hasError("Invalid value for \"email\"").onAttribute("email").onLine(22);
		assertThat(run).hasError("Invalid value for \"password\"").onAttribute("password").onLine(23);
		assertThat(run.errors()).noneSatisfy((error) -> assertThat(error.detail()).contains("tooshrt"));
		assertThat(run).hasError("Invalid value for \"status\"")
			.onResource("data.petstore_pets.lost")
			.onAttribute("status")
			.onLine(26);
	}

	@Test
	void validateNamesAttributeAndLineOfEveryInvalidProviderSetting(TerraformCli terraform) {
		assertThat(terraform.validate("""
				provider "petstore" {
				  endpoint = "not a URI"
				  timeout  = "soon"
				}
				data "petstore_inventory" "all" {
				}
				""")).failed()
			.hasError("Invalid value for \"timeout\"")
			.onAttribute("timeout")
			.onLine(3)
			.withDetail("soon")
			.and()
			.hasError("Invalid value for \"endpoint\"")
			.onAttribute("endpoint")
			.onLine(2)
			.withDetail("not a URI");
	}

	@Test
	void missingProviderSettingNamesItsEnvironmentVariable(TerraformCli terraform) {
		assertThat(terraform.validate("""
				provider "petstore" {
				  timeout = "5s"
				}
				data "petstore_inventory" "all" {
				}
				""")).failed().hasError("\"endpoint\"").withDetail("PETSTORE_ENDPOINT");
	}

}
