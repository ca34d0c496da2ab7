/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.ApiCategory;
import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
class DataSourceAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private final PetstoreClient client = api.client();

	private PetResponse rex;

	private PetResponse max;

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.client.findPets(null, null).forEach((pet) -> this.client.deletePet(pet.id()));
		this.rex = this.client.createPet(new PetRequest("Rex", new ApiCategory(7L, "dogs"),
				List.of(new PetRequest.Photo("https://example.org/1.png", null)),
				List.of(new ApiTag("small"), new ApiTag("brown")), PetStatus.PENDING, 4200));
		this.max = this.client
			.createPet(new PetRequest("Max", null, List.of(), List.of(new ApiTag("brown")), PetStatus.SOLD, null));
	}

	@Test
	void petIsFoundByItsNumber(TerraformCli terraform) {
		Run run = terraform.apply("""
				data "petstore_pet" "rex" {
				  id = %d
				}
				data "petstore_pet" "max" {
				  id = %d
				}
				""".formatted(this.rex.id(), this.max.id()));

		assertThat(run).succeeded()
			.hasNoDiagnostics()
			.hasAttribute("data.petstore_pet.rex", "id", (int) this.rex.id())
			.hasAttribute("data.petstore_pet.rex", "name", "Rex")
			.hasAttribute("data.petstore_pet.rex", "category", Map.of("id", 7, "name", "dogs"))
			.hasAttribute("data.petstore_pet.rex", "status", "pending")
			.hasAttribute("data.petstore_pet.rex", "photos[0].url", "https://example.org/1.png")
			.hasAttribute("data.petstore_pet.rex", "tags", List.of("brown", "small"))
			.hasAttribute("data.petstore_pet.rex", "weight_grams", 4200)
			.hasAttribute("data.petstore_pet.rex", "created_at", this.rex.createdAt().toString())
			.hasAttribute("data.petstore_pet.max", "category", null)
			.hasAttribute("data.petstore_pet.max", "photos", List.of())
			.hasAttribute("data.petstore_pet.max", "weight_grams", null);
	}

	@Test
	@Tag("thorough")
	void petThatIsNotThereIsAnErrorOnItsNumber(TerraformCli terraform) {
		Run plan = terraform.plan("""
				data "petstore_pet" "nobody" {
				  id = 987654321
				}
				""");

		assertThat(plan).failed()
			.hasError("Pet not found")
			.onResource("data.petstore_pet.nobody")
			.onAttribute("id")
			.onLine(2)
			.withDetail("The store has no pet with the number 987654321.");
	}

	@Test
	void petsAreFoundByStatusAndTag(TerraformCli terraform) {
		Run run = terraform.apply("""
				data "petstore_pets" "all" {
				}
				data "petstore_pets" "sold" {
				  status = "sold"
				}
				data "petstore_pets" "small" {
				  tag = "small"
				}
				data "petstore_pets" "brown_and_sold" {
				  status = "sold"
				  tag    = "brown"
				}
				data "petstore_pets" "none" {
				  status = "available"
				}
				output "names" {
				  value = {
				    all            = data.petstore_pets.all.pets[*].name
				    sold           = data.petstore_pets.sold.pets[*].name
				    small          = data.petstore_pets.small.pets[*].name
				    brown_and_sold = data.petstore_pets.brown_and_sold.pets[*].name
				    none           = data.petstore_pets.none.pets[*].name
				  }
				}
				""");

		assertThat(run).succeeded().hasNoDiagnostics();
		assertThat(run.output("names")).isEqualTo(Map.of("all", List.of("Rex", "Max"), "sold", List.of("Max"), "small",
				List.of("Rex"), "brown_and_sold", List.of("Max"), "none", List.of()));
		assertThat(run).hasAttribute("data.petstore_pets.small", "pets[0].id", (int) this.rex.id())
			.hasAttribute("data.petstore_pets.small", "pets[0].category.name", "dogs")
			.hasAttribute("data.petstore_pets.small", "pets[0].tags", List.of("brown", "small"))
			.hasAttribute("data.petstore_pets.small", "status", null);
	}

	@Test
	@Tag("thorough")
	void inventoryCountsThePets(TerraformCli terraform) {
		Run run = terraform.apply("""
				data "petstore_inventory" "all" {
				}
				""");

		assertThat(run).succeeded()
			.hasNoDiagnostics()
			.hasAttribute("data.petstore_inventory.all", "counts", Map.of("available", 0, "pending", 1, "sold", 1))
			.hasAttribute("data.petstore_inventory.all", "total", 2);
	}

	@Test
	void dataSourceThatDependsOnAResourceIsReadOnceThatExists(TerraformCli terraform) {
		String configuration = """
				resource "petstore_pet" "new" {
				  name = "Fido"
				  tags = ["fresh"]
				}
				data "petstore_pet" "new" {
				  id = petstore_pet.new.id
				}
				data "petstore_pets" "fresh" {
				  tag        = one(petstore_pet.new.tags)
				  depends_on = [petstore_pet.new]
				}
				""";
		Run plan = terraform.plan(configuration);
		assertThat(plan).succeeded().plans("data.petstore_pet.new", Action.READ);

		assertThat(terraform.applyPlan(plan)).succeeded()
			.hasAttribute("data.petstore_pet.new", "name", "Fido")
			.hasAttribute("data.petstore_pets.fresh", "pets[0].name", "Fido");
	}

}
