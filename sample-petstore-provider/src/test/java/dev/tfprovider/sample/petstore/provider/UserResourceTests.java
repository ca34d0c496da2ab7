/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class UserResourceTests {

	private static final String ADA = "petstore_user.ada";

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private Terraform terraform;

	@BeforeEach
	void useTheApi(Terraform terraform) {
		this.terraform = terraform.withProvider(Map.of("endpoint", api.endpoint().toString()));
		api.client().deleteUser("ada");
		api.client().deleteUser("augusta");
	}

	@Test
	void passwordIsSensitiveAndChangesInPlace() {
		this.terraform.apply(user("ada", "correct horse"));
		TerraformRun plan = this.terraform.plan(user("ada", "battery staple"));
		assertThat(plan).plans(ADA, Action.UPDATE);
		assertThat(plan.isSensitive(ADA, "password")).isTrue();
		assertThat(this.terraform.apply()).hasAttribute(ADA, "password", "battery staple");
	}

	@Test
	void anotherUsernameIsAnotherUser() {
		this.terraform.apply(user("ada", "correct horse"));
		TerraformRun plan = this.terraform.plan(user("augusta", "correct horse"));
		assertThat(plan).plans(ADA, Action.REPLACE);
		assertThat(plan.replacePaths(ADA)).containsExactly("username");
	}

	@Test
	void mailAddressMustBeOne() {
		Configuration wrong = Configuration.of(ADA, Map.of("username", "ada", "first_name", "Ada", "last_name",
				"Lovelace", "email", "nowhere", "password", "correct horse"));
		assertThat(this.terraform.plan(wrong)).failed().hasError("Invalid value for \"email\"").onAttribute("email");
	}

	private static Configuration user(String username, String password) {
		return Configuration.of(ADA, Map.of("username", username, "first_name", "Ada", "last_name", "Lovelace", "email",
				"ada@example.org", "password", password));
	}

}
