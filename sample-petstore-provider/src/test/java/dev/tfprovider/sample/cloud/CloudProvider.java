/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import dev.tfprovider.boot.TerraformProvider;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/**
 * A provider that manages machines in the regions of a cloud.
 */
@SpringBootApplication
public class CloudProvider {

	public static void main(String[] args) {
		TerraformProvider.run(CloudProvider.class, args);
	}

}
