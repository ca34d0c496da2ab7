/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
class PetFunctionsAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	/**
	 * Network buffers of some megabytes are not kept, but given back.
	 */
	@Test
	@Tag("thorough")
	void functionTakesAndReturnsMegabytes(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);

		Run run = terraform.apply("""
				locals {
				  words = join(" ", [for number in range(512) : format("%08191d", number)])
				}
				output "length" {
				  value = length(provider::petstore::tag(local.words, "--"))
				}
				""");

		assertThat(run).succeeded().hasNoDiagnostics();
		assertThat(run.output("length")).isEqualTo(512 * 8191 + 511 * 2);
	}

}
