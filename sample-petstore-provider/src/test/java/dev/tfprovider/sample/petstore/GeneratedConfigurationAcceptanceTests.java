/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.ApiTreatment;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.VisitRequest;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What Terraform writes for imported objects is valid and plans no change.
 */
@PetstoreAcceptance
@EnabledOnTerraform(min = "1.14", tofuMin = EnabledOnTerraform.NEVER)
class GeneratedConfigurationAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	/**
	 * For Terraform 1.16.0-rc2, and only as long as nothing has been generated.
	 */
	private static final String PROVIDER = "  provider = petstore\n";

	private final PetstoreClient client = api.client();

	private long pet;

	@BeforeEach
	void create(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.pet = this.client
			.createPet(new PetRequest("Generated", null, List.of(new PetRequest.Photo("https://example.org/g", null)),
					List.of(new ApiTag("generated")), PetStatus.AVAILABLE, 4200))
			.id();
		visit(new ApiTreatment.Medication("Amoxicillin", 250, 12));
		visit(new ApiTreatment.Surgery("Castration", true));
		visit(null);
	}

	private void visit(ApiTreatment treatment) {
		this.client.createVisit(this.pet,
				new VisitRequest(LocalDate.parse("2026-02-28"), "Cold", treatment, new BigDecimal("49.50"), "EUR"));
	}

	@Test
	void importsById(TerraformCli terraform) {
		assertGenerated(terraform, """
				import {
				  to       = petstore_pet.rex
				  provider = petstore
				  id       = "%1$d"
				}

				import {
				  to       = petstore_visit.first
				  provider = petstore
				  id       = "%1$d/1"
				}

				import {
				  to       = petstore_visit.second
				  provider = petstore
				  id       = "%1$d/2"
				}
				""".formatted(this.pet), "petstore_pet.rex", "petstore_visit.first", "petstore_visit.second");
	}

	@Test
	void importsByIdentity(TerraformCli terraform) {
		assertGenerated(terraform, """
				import {
				  to       = petstore_visit.third
				  provider = petstore
				  identity = { pet_id = %d, number = 3 }
				}
				""".formatted(this.pet), "petstore_visit.third");
	}

	private static void assertGenerated(TerraformCli terraform, String imports, String... addresses) {
		terraform.write("imports.tf", imports);
		assertThat(terraform.init()).succeeded();
		assertThat(terraform.run("plan", "-generate-config-out=generated.tf")).succeeded();
		terraform.write("imports.tf", imports.replace(PROVIDER, ""));
		assertThat(terraform.validate()).succeeded().hasNoDiagnostics();
		for (String address : addresses) {
			assertThat(terraform.plan()).succeeded().hasNoDiagnostics().plans(address, Action.NO_OP);
		}
		assertThat(terraform.apply()).succeeded();
		assertThat(terraform.plan()).succeeded().hasNoChanges();
	}

}
