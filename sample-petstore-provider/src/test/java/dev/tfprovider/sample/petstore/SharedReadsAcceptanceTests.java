/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What reading together spares the store, counted there.
 */
@PetstoreAcceptance
class SharedReadsAcceptanceTests {

	private static final int PETS = 200;

	/**
	 * Objects that a request asks for at the least, on average. How many calls wait for
	 * the same one, of the hundred at a time, is up to the machine: some twenty where
	 * nothing else runs, a dozen where much does.
	 */
	private static final int TOGETHER = 5;

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@RegisterExtension
	static final PetstoreApiExtension north = new PetstoreApiExtension("k3y-of-the-north");

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@Test
	@Tag("thorough")
	void manyPetsAreRefreshedByFewCalls(TerraformCli terraform) {
		TerraformCli parallel = terraform.withArguments("-parallelism=100");
		assertThat(parallel.apply("""
				resource "petstore_pet" "many" {
				  count = %d
				  name  = "pet ${count.index}"
				}
				""".formatted(PETS))).succeeded();
		api.forgetRequests();
		assertThat(parallel.plan()).hasNoChanges();
		assertThat(api.requests("GET /pet") + api.requests("GET /pet/{id}")).isPositive()
			.isLessThanOrEqualTo(PETS / TOGETHER);
	}

	@Test
	void sameDataSourceIsReadOnceUntilThePlanEndsOrSomethingChanges(TerraformCli terraform) {
		String stock = """
				data "petstore_inventory" "many" {
				  count = 20
				}
				resource "petstore_pet" "rex" {
				  name = "Rex"
				}
				data "petstore_inventory" "after" {
				  depends_on = [petstore_pet.rex]
				}
				""";
		Run run = terraform.apply(stock);
		assertThat(run).succeeded();
		assertThat(run.attribute("data.petstore_inventory.many[0]", "total")).isEqualTo(0);
		assertThat(run.attribute("data.petstore_inventory.after", "total")).isEqualTo(1);
		api.forgetRequests();
		assertThat(terraform.plan()).hasNoChanges();
		assertThat(api.requests("GET /store/inventory")).isEqualTo(1);
		assertThat(terraform.destroy()).succeeded();
	}

	@Test
	void nothingIsSharedBetweenAliases(TerraformCli terraform) {
		Run run = terraform.apply("""
				provider "petstore" {
				  alias    = "north"
				  endpoint = "%s"
				  api_key  = "%s"
				}
				provider "petstore" {
				  alias    = "stranger"
				  endpoint = "%s"
				  api_key  = "not the key"
				}
				data "petstore_inventory" "north" {
				  provider = petstore.north
				  count    = 5
				}
				data "petstore_inventory" "stranger" {
				  provider   = petstore.stranger
				  count      = 5
				  depends_on = [data.petstore_inventory.north]
				}
				""".formatted(north.endpoint(), north.apiKey(), north.endpoint()));
		assertThat(run).failed();
		assertThat(run.diagnostics()).hasSize(5)
			.allSatisfy((diagnostic) -> assertThat(diagnostic.detail()).contains("401"));
	}

}
