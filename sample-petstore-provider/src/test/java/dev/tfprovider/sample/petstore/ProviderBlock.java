/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.net.URI;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.TerraformCli;

/**
 * The provider block of a test, in a file of its own.
 */
final class ProviderBlock {

	static final String FILE = "provider.tf";

	private ProviderBlock() {
	}

	static void write(TerraformCli terraform, PetstoreApiExtension api) {
		terraform.write(FILE, of(api.endpoint(), api.apiKey(), "10s"));
	}

	static String of(URI endpoint, String apiKey, String timeout) {
		return """
				provider "petstore" {
				  endpoint = "%s"
				  api_key  = "%s"
				  timeout  = "%s"
				}
				""".formatted(endpoint, apiKey, timeout);
	}

}
