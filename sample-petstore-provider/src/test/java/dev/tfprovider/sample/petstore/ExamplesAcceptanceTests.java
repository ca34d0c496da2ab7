/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The examples that the documentation shows are valid.
 */
@Tag("thorough")
@PetstoreAcceptance
class ExamplesAcceptanceTests {

	private static final Path EXAMPLES = Path.of("examples");

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@ParameterizedTest
	@ValueSource(strings = { "resources/petstore_pet/resource.tf", "resources/petstore_user/resource.tf" })
	void resourceIsValid(String example, TerraformCli terraform) throws IOException {
		ProviderBlock.write(terraform, api);
		assertThat(terraform.validate(read(example))).succeeded().hasNoDiagnostics();
	}

	/**
	 * What is required of the provider, the test kit writes itself.
	 */
	@Test
	void providerBlockIsValid(TerraformCli terraform) throws IOException {
		String example = read("provider/provider.tf");
		assertThat(terraform.validate(example.substring(example.indexOf("provider \"petstore\"")))).succeeded()
			.hasNoDiagnostics();
	}

	/**
	 * Terraform 1.16 would rather have {@code caller} in it, which earlier ones do not
	 * know.
	 */
	@Test
	@EnabledOnTerraform(min = "1.14", tofuMin = EnabledOnTerraform.NEVER)
	void actionIsValid(TerraformCli terraform) throws IOException {
		ProviderBlock.write(terraform, api);
		assertThat(terraform.validate(read("actions/petstore_feed/action.tf"))).succeeded();
	}

	@Test
	@EnabledOnTerraform(min = "1.14", tofuMin = EnabledOnTerraform.NEVER)
	void listIsQueried(TerraformCli terraform) throws IOException {
		ProviderBlock.write(terraform, api);
		assertThat(terraform.query(read("list-resources/petstore_pet/list-resource.tfquery.hcl"))).succeeded();
	}

	private static String read(String example) throws IOException {
		return Files.readString(EXAMPLES.resolve(example));
	}

}
