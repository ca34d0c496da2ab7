/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.util.List;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.TokenRequest;
import dev.tfprovider.sample.petstore.client.TokenResponse;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
@EnabledOnTerraform(min = "1.11", tofuMin = "1.11")
class AccessTokenAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension("sesame");

	private final PetstoreClient client = api.client();

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.client.deleteUser("ada");
		this.client.findTokens().forEach((token) -> this.client.revokeToken(token.id()));
	}

	@Test
	void tokenIsUsedWithoutATraceAndRevoked(TerraformCli terraform) {
		long before = this.client.createToken(new TokenRequest("mark", 60L)).id();
		Run applied = terraform.apply("""
				ephemeral "petstore_access_token" "sign_up" {
				  purpose  = "sign up"
				  lifetime = "2s"
				}

				resource "petstore_user" "ada" {
				  username            = "ada"
				  first_name          = "Ada"
				  last_name           = "Lovelace"
				  email               = "ada@example.org"
				  password_wo         = ephemeral.petstore_access_token.sign_up.token
				  password_wo_version = 1
				}
				""");
		assertThat(applied).succeeded().hasNoDiagnostics().hasAttribute("petstore_user.ada", "password_wo", null);
		assertThat(this.client.findTokens()).extracting(TokenResponse::id).isEqualTo(List.of(before));
		assertThat(this.client.createToken(new TokenRequest("mark", 60L)).id()).isGreaterThanOrEqualTo(before + 3);
		assertThat(CliOutput.of(terraform)).doesNotContain("pst_");
	}

	@Test
	void tokenIsTheKeyOfAnotherProviderConfiguration(TerraformCli terraform) {
		Run applied = terraform.apply("""
				ephemeral "petstore_access_token" "ci" {
				  purpose = "ci"
				}

				provider "petstore" {
				  alias    = "by_token"
				  endpoint = "%s"
				  api_key  = ephemeral.petstore_access_token.ci.token
				}

				resource "petstore_pet" "rex" {
				  provider = petstore.by_token
				  name     = "Rex"
				}
				""".formatted(api.endpoint()));
		assertThat(applied).succeeded().hasNoDiagnostics().hasAttribute("petstore_pet.rex", "name", "Rex");
		assertThat(terraform.destroy()).succeeded();
		assertThat(this.client.findTokens()).isEmpty();
		assertThat(CliOutput.of(terraform)).doesNotContain("pst_");
	}

}
