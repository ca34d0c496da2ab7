/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.DebuggedProvider;
import dev.tfprovider.test.Run;
import dev.tfprovider.test.TerraformCli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Settings from the environment of the CLI, and secrets in logs.
 */
@LaunchedPetstoreAcceptance
class ProviderSettingsAcceptanceTests {

	private static final String API_KEY = "k3y-of-the-store";

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension(API_KEY);

	@Test
	void settingsComeFromTheEnvironmentAndSecretsReachNoLog(TerraformCli terraform) {
		TerraformCli logging = terraform.withEnvironment("PETSTORE_ENDPOINT", api.endpoint().toString())
			.withEnvironment("PETSTORE_API_KEY", API_KEY)
			.withEnvironment("TF_LOG", "TRACE")
			.allowNonEmptyPlan();
		String configuration = """
				resource "petstore_user" "ada" {
				  username   = "ada"
				  first_name = "Ada"
				  last_name  = "Lovelace"
				  email      = "ada@example.org"
				  password   = "%s"
				}
				""";

		Run plan = logging.plan(configuration.formatted("an4lytical"));
		assertThat(plan).succeeded();
		assertThat(plan.isSensitive("petstore_user.ada", "password")).isTrue();
		Run created = logging.applyPlan(plan);

		assertThat(created).succeeded().hasAttribute("petstore_user.ada", "password", "an4lytical");
		assertThat(api.client().findUser("ada").orElseThrow().firstName()).isEqualTo("Ada");
		assertThat(logging.stateShow("petstore_user.ada").standardOutput())
			.containsPattern("password +=\\s+\\(sensitive value\\)");
		assertThat(created.standardError()).contains("provider.terraform-provider-petstore");
		assertThat(CliOutput.of(terraform)).doesNotContain("an4lytical").doesNotContain(API_KEY);
	}

	@Test
	void configurationWinsOverTheEnvironment(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);

		try (DebuggedProvider provider = start(
				Map.of("PETSTORE_ENDPOINT", "http://localhost:1", "PETSTORE_API_KEY", "wrong"))) {
			assertThat(terraform.withInstallation(provider.installation()).apply("""
					resource "petstore_pet" "rex" {
					  name = "Rex"
					}
					""")).succeeded();
		}
		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name).containsExactly("Rex");
	}

	@Test
	void invalidVariableIsNamed(TerraformCli terraform) {
		try (DebuggedProvider provider = start(
				Map.of("PETSTORE_ENDPOINT", api.endpoint().toString(), "PETSTORE_TIMEOUT", "soon"))) {
			assertThat(terraform.withInstallation(provider.installation()).plan("""
					data "petstore_inventory" "all" {
					}
					""")).failed().hasError("\"timeout\"").withDetail("PETSTORE_TIMEOUT").withDetail("soon");
		}
	}

	private static DebuggedProvider start(Map<String, String> environment) {
		return DebuggedProvider.start(PackagedProvider.SOURCE, PackagedProvider.DIRECTORY, environment);
	}

}
