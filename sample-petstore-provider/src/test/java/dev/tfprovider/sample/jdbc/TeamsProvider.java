/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import dev.tfprovider.boot.TerraformProvider;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/**
 * A provider that manages rows of a database.
 */
@SpringBootApplication
public class TeamsProvider {

	public static void main(String[] args) {
		TerraformProvider.run(TeamsProvider.class, args);
	}

}
