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
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class PetListTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private static final ListBlock LISTED = ListBlock.of("petstore_pet", "listed").config(Map.of("tag", "listed"));

	private InMemoryTerraform terraform;

	private long rex;

	@BeforeEach
	void useTheApi(InMemoryTerraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
		api.client().findPets(null, "listed").forEach((pet) -> api.client().deletePet(pet.id()));
		this.rex = create("Rex", PetStatus.AVAILABLE, "listed");
		create("Max", PetStatus.SOLD, "listed");
		create("Stray", PetStatus.AVAILABLE, "other");
	}

	private static long create(String name, PetStatus status, String tag) {
		return api.client()
			.createPet(new PetRequest(name, null, List.of(), List.of(new ApiTag(tag)), status, null))
			.id();
	}

	@Test
	void petsAreFoundByTagAndStatus() {
		assertThat(this.terraform.query(LISTED)).succeeded()
			.found("Rex", "Max")
			.hasIdentity("Rex", Map.of("id", (int) this.rex))
			.hasOnlyIdentities();
		assertThat(this.terraform.query(LISTED.config(Map.of("tag", "listed", "status", "sold")))).found("Max");
		assertThat(this.terraform.query(LISTED.limit(1))).found("Rex");
	}

	@Test
	void petsComeWithTheirAttributes() {
		assertThat(this.terraform.query(LISTED.includeResource())).hasAttribute("Rex", "status", "available")
			.hasAttribute("Max", "tags", List.of("listed"));
	}

	@Test
	void statusThatThereIsNotIsTold() {
		assertThat(this.terraform.query(LISTED.config(Map.of("status", "lost")))).hasError("Invalid value")
			.onAttribute("status");
	}

}
