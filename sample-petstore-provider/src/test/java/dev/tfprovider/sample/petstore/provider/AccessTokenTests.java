/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class AccessTokenTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private static final Configuration ADA = Configuration
		.of("ephemeral.petstore_access_token.sign_up", Map.of("purpose", "sign up"))
		.with("petstore_user.ada",
				Map.of("username", "ada", "first_name", "Ada", "last_name", "Lovelace", "email", "ada@example.org",
						"password_wo", Configuration.expression("ephemeral.petstore_access_token.sign_up.token"),
						"password_wo_version", 1));

	private InMemoryTerraform terraform;

	@BeforeEach
	void useTheApi(InMemoryTerraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString(), "api_key", "sesame"));
		api.client().deleteUser("ada");
		api.client().findTokens().forEach((token) -> api.client().revokeToken(token.id()));
	}

	@Test
	void tokenIsRenewedAndRevokedAndStoredNowhere() {
		assertThat(this.terraform.renewEphemeralResources(1).apply(ADA)).succeeded()
			.calls("OpenEphemeralResource", 2)
			.calls("RenewEphemeralResource", 2)
			.calls("CloseEphemeralResource", 2)
			.hasAttribute("petstore_user.ada", "password_wo", null);
		assertThat(api.client().findUser("ada")).isPresent();
		assertThat(api.client().findTokens()).isEmpty();
	}

	@Test
	void tokenIsTheKeyOfAnotherProviderConfiguration() {
		Configuration configuration = Configuration
			.of("ephemeral.petstore_access_token.ci", Map.of("purpose", "ci", "lifetime", "60s"))
			.withProvider("by_token",
					Map.of("endpoint", api.endpoint().toString(), "api_key",
							Configuration.expression("ephemeral.petstore_access_token.ci.token")))
			.with("petstore_pet.rex", Map.of("name", "Rex", "provider", "petstore.by_token"));
		assertThat(this.terraform.apply(configuration)).succeeded().hasAttribute("petstore_pet.rex", "name", "Rex");
		assertThat(api.client().findTokens()).isEmpty();
	}

	@Test
	void lifetimeThatTheStoreRefusesIsTold() {
		assertThat(this.terraform.plan(Configuration.of("ephemeral.petstore_access_token.long",
				Map.of("purpose", "sign up", "lifetime", "1000h"))))
			.failed()
			.hasError("Could not open petstore_access_token");
		assertThat(api.client().findTokens()).isEmpty();
	}

}
