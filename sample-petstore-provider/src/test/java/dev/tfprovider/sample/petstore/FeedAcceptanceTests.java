/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import dev.tfprovider.sample.petstore.client.FeedingResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
@EnabledOnTerraform(min = "1.14", tofuMin = EnabledOnTerraform.NEVER)
class FeedAcceptanceTests {

	private static final String WELCOME = "action.petstore_feed.welcome";

	private static final String DINNER = "action.petstore_feed.dinner";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	@Test
	void petIsFedWhenItArrivesAndOnRequest(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		Run applied = terraform.apply("""
				resource "petstore_pet" "rex" {
				  name = "Rex"

				  lifecycle {
				    action_trigger {
				      events  = [after_create]
				      actions = [action.petstore_feed.welcome]
				    }
				  }
				}

				action "petstore_feed" "welcome" {
				  config {
				    pet_id   = petstore_pet.rex.id
				    food     = "oats"
				    portions = 2
				  }
				}

				action "petstore_feed" "dinner" {
				  config {
				    pet_id = petstore_pet.rex.id
				    food   = "hay"
				  }
				}
				""");
		assertThat(applied).succeeded()
			.invoked(WELCOME)
			.hasProgress(WELCOME, "Portion 1 of 2: oats", "Portion 2 of 2: oats");
		assertThat(terraform.invoke(DINNER)).succeeded().invoked(DINNER).hasProgress(DINNER, "Portion 1 of 1: hay");
		long pet = ((Number) applied.attribute("petstore_pet.rex", "id")).longValue();
		assertThat(api.client().findFeedings(pet)).extracting(FeedingResponse::food)
			.containsExactly("oats", "oats", "hay");
	}

}
