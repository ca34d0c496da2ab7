/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.DebuggedProvider;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
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
	@Tag("thorough")
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

				resource "petstore_pet" "rex" {
				  name = "Rex"
				}

				resource "petstore_order" "food" {
				  pet_id   = petstore_pet.rex.id
				  quantity = 1
				  status   = "approved"
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
		assertLogged(created.standardError().lines().toList());
		assertThat(CliOutput.of(terraform)).doesNotContain("an4lytical").doesNotContain(API_KEY);
	}

	/**
	 * The host writes the fields of an entry behind its message.
	 */
	private static void assertLogged(List<String> log) {
		assertThat(log)
			.anyMatch((line) -> contains(line, "[TRACE]", "Received downstream response", "@module=sdk.proto",
					"tf_rpc=ApplyResourceChange", "tf_resource_type=petstore_user", "tf_provider_addr=acme/petstore",
					"diagnostic_error_count=0", "tf_req_duration_ms="))
			.anyMatch((line) -> contains(line, "[INFO]", "Order placed", "order_id=", "pet_id=", "tf_req_id=",
					"tf_rpc=ApplyResourceChange", "tf_resource_type=petstore_order"))
			.anyMatch((line) -> contains(line, "[DEBUG]", "Sending HTTP Request", "tf_http_req_method=POST",
					"tf_http_req_uri=" + api.endpoint(), "/user", "X-API-Key=\"***\"", "tf_resource_type=petstore_user",
					"tf_http_req_body=", "Lovelace", "\"password\\\":\\\"***"))
			.anyMatch((line) -> contains(line, "[DEBUG]", "Received HTTP Response", "tf_http_res_status_code=20"));
	}

	private static boolean contains(String line, String... texts) {
		return Stream.of(texts).allMatch(line::contains);
	}

	@Test
	@Tag("thorough")
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
