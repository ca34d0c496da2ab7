/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;

import dev.tfprovider.sample.petstore.client.ApiCategory;
import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetStatus;
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
class PetResourceAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private static final String REX = "petstore_pet.rex";

	private final PetstoreClient client = api.client();

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
	}

	@Test
	void createMakesThePetAndKeepsEveryAttribute(TerraformCli terraform) {
		Run plan = terraform.plan(full("Rex", "dogs"));
		assertThat(plan).succeeded().hasNoDiagnostics().plans(REX, Action.CREATE);
		assertThat(plan.planned(REX, "id")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned(REX, "created_at")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned(REX, "status")).isEqualTo("pending");

		Run created = terraform.applyPlan(plan);

		assertThat(created).succeeded()
			.hasNoDiagnostics()
			.hasAttribute(REX, "name", "Rex")
			.hasAttribute(REX, "category.id", 7)
			.hasAttribute(REX, "category.name", "dogs")
			.hasAttribute(REX, "status", "pending")
			.hasAttribute(REX, "photos[0].url", "https://example.org/2.png")
			.hasAttribute(REX, "photos[1].caption", "Asleep")
			.hasAttribute(REX, "tags", List.of("brown", "small"))
			.hasAttribute(REX, "weight_grams", 4200);
		PetResponse pet = pet(created);
		assertThat(pet).usingRecursiveComparison()
			.ignoringFields("id", "createdAt", "updatedAt", "tags", "photos.id")
			.isEqualTo(request("Rex", PetStatus.PENDING));
		assertThat(pet.tags()).extracting(ApiTag::name).containsExactlyInAnyOrder("small", "brown");
		assertThat(created).hasAttribute(REX, "created_at", pet.createdAt().toString())
			.hasAttribute(REX, "updated_at", pet.updatedAt().toString());
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	@Tag("thorough")
	void createWithTheNameOnlyTakesTheDefaults(TerraformCli terraform) {
		Run created = terraform.apply(named("Rex"));

		assertThat(created).succeeded()
			.hasAttribute(REX, "status", "available")
			.hasAttribute(REX, "category", null)
			.hasAttribute(REX, "photos", null)
			.hasAttribute(REX, "tags", null)
			.hasAttribute(REX, "weight_grams", null);
		assertThat(pet(created).status()).isEqualTo(PetStatus.AVAILABLE);
	}

	@Test
	void renamingUpdatesInPlaceAndChangesNothingElse(TerraformCli terraform) {
		Run created = terraform.apply(full("Rex", "dogs"));
		PetResponse before = pet(created);

		Run plan = terraform.plan(full("Max", "dogs"));
		assertThat(plan).plans(REX, Action.UPDATE);
		assertThat(plan.change(REX).before("name")).isEqualTo("Rex");
		assertThat(plan.planned(REX, "name")).isEqualTo("Max");
		assertThat(plan.planned(REX, "id")).isEqualTo((int) before.id());
		assertThat(plan.planned(REX, "created_at")).isEqualTo(before.createdAt().toString());
		assertThat(plan.planned(REX, "updated_at")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.replacePaths(REX)).isEmpty();

		Run renamed = terraform.applyPlan(plan);
		PetResponse after = pet(renamed);
		assertThat(after).usingRecursiveComparison().ignoringFields("name", "updatedAt").isEqualTo(before);
		assertThat(after.name()).isEqualTo("Max");
		assertThat(after.updatedAt()).isAfterOrEqualTo(before.updatedAt());
	}

	@Test
	@Tag("thorough")
	void takingAttributesAwayUpdatesInPlace(TerraformCli terraform) {
		Run created = terraform.apply("""
				resource "petstore_pet" "rex" {
				  name         = "Rex"
				  status       = "sold"
				  tags         = ["brown"]
				  photos       = [{ url = "https://example.org/1.png" }]
				  weight_grams = 1
				}
				""");

		Run emptied = terraform.apply("""
				resource "petstore_pet" "rex" {
				  name       = "Rex"
				  tags       = []
				  photos     = []
				}
				""");
		assertThat(emptied).plans(REX, Action.UPDATE)
			.hasAttribute(REX, "id", created.attribute(REX, "id"))
			.hasAttribute(REX, "status", "available")
			.hasAttribute(REX, "tags", List.of())
			.hasAttribute(REX, "photos", List.of())
			.hasAttribute(REX, "weight_grams", null);

		Run bare = terraform.apply(named("Rex"));
		assertThat(bare).plans(REX, Action.UPDATE).hasAttribute(REX, "tags", null).hasAttribute(REX, "photos", null);
		assertThat(pet(bare).tags()).isEmpty();
	}

	@Test
	void anotherCategoryReplacesThePet(TerraformCli terraform) {
		Run created = terraform.apply(full("Rex", "dogs"));

		Run plan = terraform.plan(full("Rex", "wolves"));
		assertThat(plan).plans(REX, Action.REPLACE);
		assertThat(plan.replacePaths(REX)).containsExactly("category");
		assertThat(plan.planned(REX, "id")).isEqualTo(PlannedChange.UNKNOWN);

		Run replaced = terraform.applyPlan(plan);
		assertThat(id(replaced)).isNotEqualTo(id(created));
		assertThat(pet(replaced).category()).isEqualTo(new ApiCategory(7L, "wolves"));
		assertThat(this.client.findPet(id(created))).isEmpty();
	}

	@Test
	void driftIsShownByPlanAndRepairedByApply(TerraformCli terraform) {
		Run created = terraform.apply(full("Rex", "dogs"));
		this.client.updatePet(id(created), request("Stolen", PetStatus.SOLD));

		Run plan = terraform.plan();
		assertThat(plan).plans(REX, Action.UPDATE);
		assertThat(plan.change(REX).before("name")).isEqualTo("Stolen");
		assertThat(plan.change(REX).before("status")).isEqualTo("sold");
		assertThat(plan.planned(REX, "name")).isEqualTo("Rex");

		Run repaired = terraform.applyPlan(plan);
		assertThat(id(repaired)).isEqualTo(id(created));
		assertThat(pet(repaired).name()).isEqualTo("Rex");
		assertThat(pet(repaired).status()).isEqualTo(PetStatus.PENDING);
	}

	@Test
	void vanishedPetIsCreatedAgain(TerraformCli terraform) {
		Run created = terraform.apply(named("Rex"));
		this.client.deletePet(id(created));

		Run plan = terraform.plan();
		assertThat(plan).plans(REX, Action.CREATE);
		Run again = terraform.applyPlan(plan);

		assertThat(id(again)).isNotEqualTo(id(created));
		assertThat(pet(again).name()).isEqualTo("Rex");
	}

	@Test
	void importedPetNeedsNoChange(TerraformCli terraform) {
		PetResponse pet = this.client.createPet(request("Rex", PetStatus.PENDING));

		Run imported = terraform.write(full("Rex", "dogs")).importResource(REX, Long.toString(pet.id()));

		assertThat(imported).succeeded()
			.hasResources(REX)
			.hasAttribute(REX, "id", (int) pet.id())
			.hasAttribute(REX, "category.name", "dogs")
			.hasAttribute(REX, "created_at", pet.createdAt().toString());
		assertThat(imported.standardOutput()).contains("Import successful!");
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void importBlockPlansTheImportAndNothingElse(TerraformCli terraform) {
		PetResponse pet = this.client.createPet(request("Rex", PetStatus.PENDING));

		Run plan = terraform.plan(full("Rex", "dogs") + """
				import {
				  to = petstore_pet.rex
				  id = "%d"
				}
				""".formatted(pet.id()));

		assertThat(plan).plans(REX, Action.NO_OP);
		assertThat(plan.change(REX).importing()).isTrue();
		assertThat(terraform.applyPlan(plan)).hasAttribute(REX, "id", (int) pet.id());
	}

	@Test
	@Tag("thorough")
	void importOfWhatIsNotThereOrNoNumberFails(TerraformCli terraform) {
		terraform.write(named("Rex"));

		assertThat(terraform.importResource(REX, "987654321")).failed()
			.hasError("Cannot import non-existent remote object");
		assertThat(terraform.importResource(REX, "rex")).failed()
			.hasError("Invalid import id")
			.withDetail("The import id of petstore_pet has the form \"id\", but \"rex\" is no valid id");
	}

	@Test
	@Tag("thorough")
	void destroyDeletesThePet(TerraformCli terraform) {
		Run created = terraform.apply(named("Rex"));

		Run destroyed = terraform.destroy();

		assertThat(destroyed).succeeded().hasNoDiagnostics().plans(REX, Action.DELETE).hasResources();
		assertThat(destroyed.standardOutput()).contains("Destroy complete! Resources: 1 destroyed.");
		assertThat(this.client.findPet(id(created))).isEmpty();
	}

	@Test
	@Tag("thorough")
	void destroyOfAPetThatIsGoneAlreadySucceeds(TerraformCli terraform) {
		Run created = terraform.apply(named("Rex"));
		this.client.deletePet(id(created));

		Run destroyed = terraform.withArguments("-refresh=false").destroy();

		assertThat(destroyed).succeeded().hasNoDiagnostics().plans(REX, Action.DELETE).hasResources();
	}

	private PetResponse pet(Run run) {
		return this.client.findPet(id(run)).orElseThrow();
	}

	private static long id(Run run) {
		return ((Number) run.attribute(REX, "id")).longValue();
	}

	private static PetRequest request(String name, PetStatus status) {
		return new PetRequest(name, new ApiCategory(7L, "dogs"),
				List.of(new PetRequest.Photo("https://example.org/2.png", null),
						new PetRequest.Photo("https://example.org/1.png", "Asleep")),
				List.of(new ApiTag("small"), new ApiTag("brown")), status, 4200);
	}

	private static String named(String name) {
		return """
				resource "petstore_pet" "rex" {
				  name = "%s"
				}
				""".formatted(name);
	}

	private static String full(String name, String category) {
		return """
				resource "petstore_pet" "rex" {
				  name         = "%s"
				  category     = { id = 7, name = "%s" }
				  status       = "pending"
				  photos = [
				    { url = "https://example.org/2.png" },
				    { url = "https://example.org/1.png", caption = "Asleep" },
				  ]
				  tags         = ["small", "brown"]
				  weight_grams = 4200
				}
				""".formatted(name, category);
	}

}
