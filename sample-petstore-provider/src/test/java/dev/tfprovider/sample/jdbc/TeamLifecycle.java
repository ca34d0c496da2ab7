/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a team goes through in PostgreSQL. Subclasses say where the server is.
 */
abstract class TeamLifecycle {

	private static final String CORE = "teams_team.core";

	@Autowired
	private JdbcConnectionDetails details;

	private Terraform terraform;

	@BeforeEach
	void connect(Terraform terraform) throws SQLException {
		this.terraform = terraform.withProvider(Map.of("url", this.details.getJdbcUrl(), "username",
				this.details.getUsername(), "password", this.details.getPassword()));
		execute("DROP TABLE IF EXISTS team");
		execute("CREATE TABLE team (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "
				+ "name VARCHAR(20) NOT NULL UNIQUE, contact VARCHAR(100))");
	}

	@Test
	void rowsAreInsertedUpdatedAndDeleted() {
		TerraformRun created = this.terraform.apply(team(Map.of("name", "core")));
		assertThat(created).plans(CORE, Action.CREATE).hasAttribute(CORE, "id", 1);
		TerraformRun updated = this.terraform.apply(team(Map.of("name", "core", "contact", "core@example.org")));
		assertThat(updated).plans(CORE, Action.UPDATE).hasAttribute(CORE, "contact", "core@example.org");
		assertThat(this.terraform.destroy()).hasResources();
	}

	@Test
	void whatTheDatabaseRefusesIsADiagnostic() throws SQLException {
		execute("INSERT INTO team (name) VALUES ('core')");
		assertThat(this.terraform.apply(team(Map.of("name", "core")))).failed()
			.hasError("Could not create teams_team")
			.withDetail("There is an object with the same key already.")
			.withDetail("duplicate key value violates unique constraint");
	}

	private static Configuration team(Map<String, String> values) {
		return Configuration.of(CORE, values);
	}

	private void execute(String sql) throws SQLException {
		try (Connection connection = DriverManager.getConnection(this.details.getJdbcUrl(), this.details.getUsername(),
				this.details.getPassword()); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
	}

}
