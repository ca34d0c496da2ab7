/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;

import dev.tfprovider.sample.petstore.client.ApiTag;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.run.QueryRun;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
@EnabledOnTerraform(min = "1.14", tofuMin = EnabledOnTerraform.NEVER)
class PetListAcceptanceTests {

	private static final String QUERY = """
			list "petstore_pet" "listed" {
			  provider = petstore

			  config {
			    tag = "listed"
			  }
			}
			""";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	@Test
	void petsAreFoundAndImportedByWhatIsGenerated(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, "listed").forEach((pet) -> api.client().deletePet(pet.id()));
		api.client()
			.createPet(new PetRequest("Rex", null, List.of(new PetRequest.Photo("https://example.org/rex", "Rex")),
					List.of(new ApiTag("listed")), PetStatus.PENDING, 4200));
		api.client()
			.createPet(
					new PetRequest("Max", null, List.of(), List.of(new ApiTag("listed")), PetStatus.AVAILABLE, null));

		assertThat(terraform.query(QUERY)).succeeded().found("Rex", "Max").hasOnlyIdentities();

		QueryRun generating = terraform.query(QUERY, "-generate-config-out=found.tf");
		assertThat(generating).succeeded().found("Rex", "Max").hasAttribute("Rex", "weight_grams", 4200);
		StringBuilder generated = new StringBuilder();
		generating.results().stream().map(QueryRun.ListedResource::generatedConfig).forEach(generated::append);
		terraform.write("found.tf", generated.toString());
		assertThat(terraform.apply()).succeeded().hasNoDiagnostics();
		assertThat(terraform.show().resources()).hasSize(2);
		assertThat(terraform.plan()).succeeded().hasNoChanges();
		assertThat(api.client().findPets(null, "listed")).hasSize(2);
	}

}
