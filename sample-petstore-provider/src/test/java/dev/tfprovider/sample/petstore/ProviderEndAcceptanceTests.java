/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Duration;
import java.util.List;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.ProcessTable;
import dev.tfprovider.test.Run;
import dev.tfprovider.test.TerraformCli;
import dev.tfprovider.test.TerraformProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How provider processes end when the CLI does not end as it should.
 */
@LaunchedPetstoreAcceptance
class ProviderEndAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String PET_AND_ORDER = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			resource "petstore_order" "two" {
			  pet_id   = petstore_pet.rex.id
			  quantity = 2
			  status   = "approved"
			}
			""";

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@Test
	void killedCliLeavesNoProviderAfterThreeSeconds(TerraformCli terraform) {
		api.delay(Duration.ofSeconds(5));
		TerraformProcess apply = terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_pet.rex: Creating...");
		List<Long> providers = providers();
		assertThat(providers).isNotEmpty();

		apply.killForcibly();

		assertThat(apply.waitFor().succeeded()).isFalse();
		ProcessTable.awaitNone(PackagedProvider.COMMAND_LINE, (entry) -> providers.contains(entry.pid()),
				Duration.ofSeconds(3));
	}

	@Test
	void controlCEndsTheApplyCleanlyWithTheStateSaved(TerraformCli terraform) {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 8000}");
		TerraformProcess apply = terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_pet.rex: Creation complete");
		apply.awaitOutput("petstore_order.two: Creating...");
		api.awaitFailures();

		apply.pressControlC();

		Run run = apply.waitFor();
		assertThat(run.exitStatus()).isEqualTo(1);
		assertThat(run).hasError("Operation cancelled")
			.onResource("petstore_order.two")
			.and()
			.hasResources("petstore_pet.rex", "petstore_order.two")
			.hasAttribute("petstore_order.two", "status", "placed");
		assertThat(run.isTainted("petstore_order.two")).isTrue();
	}

	private static List<Long> providers() {
		return ProcessTable.find(PackagedProvider.COMMAND_LINE)
			.stream()
			.filter((entry) -> entry.commandLine().endsWith(PackagedProvider.COMMAND_LINE))
			.map(ProcessTable.Entry::pid)
			.toList();
	}

}
