/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import dev.tfprovider.boot.TerraformProvider;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/**
 * Terraform provider for the Petstore API.
 */
@SpringBootApplication
public class PetstoreProvider {

	/**
	 * Run the provider.
	 * @param args the command line
	 */
	public static void main(String[] args) {
		TerraformProvider.run(PetstoreProvider.class, args);
	}

}
