/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import dev.tfprovider.test.spring.TerraformProviderAcceptanceTest;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;
import org.testcontainers.postgresql.PostgreSQLContainer;

import org.springframework.boot.testcontainers.service.connection.ServiceConnection;

/**
 * Teams in a PostgreSQL that runs in a container for these tests.
 */
@Testcontainers(disabledWithoutDocker = true)
@TerraformProviderAcceptanceTest(
		properties = { "terraform.provider.name=teams", "terraform.provider.address=acme/teams" })
class TeamContainerAcceptanceTests extends TeamLifecycle {

	@Container
	@ServiceConnection
	static final PostgreSQLContainer database = new PostgreSQLContainer("postgres:17");

}
