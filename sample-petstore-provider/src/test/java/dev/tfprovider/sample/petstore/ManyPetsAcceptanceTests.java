/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.PlannedChange;
import dev.tfprovider.test.run.ResourceInstance;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Many objects at once, and two stores in one configuration.
 */
@PetstoreAcceptance
@Tag("thorough")
class ManyPetsAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension north = new PetstoreApiExtension("k3y-of-the-north");

	@RegisterExtension
	static final PetstoreApiExtension south = new PetstoreApiExtension("k3y-of-the-south");

	private static final String MANY = """
			resource "petstore_pet" "many" {
			  count        = 200
			  name         = "pet ${count.index}"
			  status       = "%s"
			  tags         = ["many", "number-${count.index}"]
			  weight_grams = count.index + 1
			}
			""";

	@Test
	@Tag("thorough")
	void twoHundredPetsGoThroughFiftyAtATime(TerraformCli terraform) {
		ProviderBlock.write(terraform, north);
		TerraformCli parallel = terraform.withArguments("-parallelism=50");

		Run created = parallel.apply(MANY.formatted("available"));

		assertThat(created).succeeded().hasNoDiagnostics();
		assertThat(created.resources()).hasSize(200);
		List<PetResponse> pets = north.client().findPets(null, "many");
		assertThat(pets).hasSize(200);
		assertThat(names(pets)).hasSize(200);
		for (ResourceInstance instance : created.resources()) {
			int index = (Integer) instance.attribute("weight_grams") - 1;
			assertThat(instance.address()).isEqualTo("petstore_pet.many[" + index + "]");
			assertThat(instance.attribute("name")).isEqualTo("pet " + index);
		}
		assertThat(parallel.plan()).hasNoChanges();

		Run sold = parallel.apply(MANY.formatted("sold"));
		assertThat(sold).succeeded();
		assertThat(sold.changes()).extracting(PlannedChange::action).hasSize(200);
		assertThat(north.client().inventory()).containsEntry("sold", 200L);

		assertThat(parallel.destroy()).succeeded().hasResources();
		assertThat(north.client().findPets(null, null)).isEmpty();
	}

	@Test
	void aliasesHaveTheirOwnStoreAndKey(TerraformCli terraform) {
		Run run = terraform.apply("""
				provider "petstore" {
				  alias    = "north"
				  endpoint = "%s"
				  api_key  = "%s"
				}
				provider "petstore" {
				  alias    = "south"
				  endpoint = "%s"
				  api_key  = "%s"
				}
				resource "petstore_pet" "north" {
				  provider = petstore.north
				  count    = 10
				  name     = "north ${count.index}"
				  tags     = ["north"]
				}
				resource "petstore_pet" "south" {
				  provider = petstore.south
				  count    = 10
				  name     = "south ${count.index}"
				  tags     = ["south"]
				}
				data "petstore_pets" "south" {
				  provider   = petstore.south
				  tag        = "south"
				  depends_on = [petstore_pet.south]
				}
				""".formatted(north.endpoint(), north.apiKey(), south.endpoint(), south.apiKey()));

		assertThat(run).succeeded().hasNoDiagnostics();
		assertThat(names(north.client().findPets(null, "north"))).hasSize(10);
		assertThat(north.client().findPets(null, "south")).isEmpty();
		assertThat(names(south.client().findPets(null, "south"))).hasSize(10);
		assertThat(south.client().findPets(null, "north")).isEmpty();
		assertThat((List<?>) run.attribute("data.petstore_pets.south", "pets")).hasSize(10);
		assertThat(CliOutput.of(terraform)).doesNotContain(north.apiKey()).doesNotContain(south.apiKey());
		assertThat(terraform.destroy()).succeeded().hasResources();
	}

	private static Set<String> names(List<PetResponse> pets) {
		return pets.stream().map(PetResponse::name).collect(Collectors.toSet());
	}

}
