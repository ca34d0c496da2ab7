/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class DataSourceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private Terraform terraform;

	@BeforeEach
	void useTheApi(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@Test
	void petIsFoundByItsNumber() {
		long rex = pet("Rex", PetStatus.AVAILABLE, "small");
		assertThat(this.terraform.apply(Configuration.of("data.petstore_pet.rex", Map.of("id", rex))))
			.hasAttribute("data.petstore_pet.rex", "name", "Rex")
			.hasAttribute("data.petstore_pet.rex", "tags", List.of("small"));
	}

	@Test
	void petThatIsNotThereIsAnErrorOnItsNumber() {
		assertThat(this.terraform.plan(Configuration.of("data.petstore_pet.rex", Map.of("id", 987654321)))).failed()
			.hasError("Pet not found")
			.onAttribute("id");
	}

	@Test
	void petsAreFoundByTag() {
		pet("Rex", PetStatus.AVAILABLE, "small");
		pet("Max", PetStatus.SOLD, "big");
		assertThat(this.terraform.apply(Configuration.of("data.petstore_pets.small", Map.of("tag", "small"))))
			.hasAttribute("data.petstore_pets.small", "pets[0].name", "Rex");
	}

	@Test
	void inventoryCountsPetsByStatus() {
		pet("Rex", PetStatus.AVAILABLE, "small");
		pet("Max", PetStatus.SOLD, "big");
		assertThat(this.terraform.apply(Configuration.of("data.petstore_inventory.all", Map.of())))
			.hasAttribute("data.petstore_inventory.all", "total", 2);
	}

	private static long pet(String name, PetStatus status, String tag) {
		return api.client()
			.createPet(new PetRequest(name, null, List.of(), List.of(new ApiTag(tag)), status, null))
			.id();
	}

}
