/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A resource under Terraform in memory without an application context.
 */
class PlainDefinitionTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private InMemoryTerraform terraform;

	@BeforeEach
	void start() {
		this.terraform = InMemoryTerraform.of(ProviderDefinition.builder("petstore")
			.address("acme/petstore")
			.resource("pet", Pet.class, new PetResource(api.client()))
			.build());
	}

	@AfterEach
	void end() {
		this.terraform.close();
	}

	@Test
	void resourceNeedsNoContext() {
		Configuration rex = Configuration.of("petstore_pet.rex", Map.of("name", "Rex"));
		assertThat(this.terraform.apply(rex)).plans("petstore_pet.rex", Action.CREATE)
			.hasAttribute("petstore_pet.rex", "status", "available");
	}

}
