/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import dev.tfprovider.test.spring.TerraformProviderAcceptanceTest;
import org.junit.jupiter.api.extension.RegisterExtension;

import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;

/**
 * Teams in a PostgreSQL that is installed on this machine, and runs for these tests.
 */
@TerraformProviderAcceptanceTest(
		properties = { "terraform.provider.name=teams", "terraform.provider.address=acme/teams" })
class TeamServerAcceptanceTests extends TeamLifecycle {

	@RegisterExtension
	static final PostgresServer server = new PostgresServer();

	@TestConfiguration(proxyBeanMethods = false)
	static class ServerConnection {

		@Bean
		JdbcConnectionDetails connectionDetails() {
			return server;
		}

	}

}
