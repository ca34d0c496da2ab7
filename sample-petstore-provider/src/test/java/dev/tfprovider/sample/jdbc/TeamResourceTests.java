/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest(properties = { "terraform.provider.name=teams", "terraform.provider.address=acme/teams",
		"terraform.test.settings.url=" + TeamResourceTests.URL, "terraform.test.settings.username=sa" })
class TeamResourceTests {

	static final String URL = "jdbc:h2:mem:teams";

	private static final String CORE = "teams_team.core";

	private Connection database;

	@BeforeEach
	void createTable() throws SQLException {
		this.database = DriverManager.getConnection(URL, "sa", "");
		execute("CREATE TABLE team (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "
				+ "name VARCHAR(20) NOT NULL UNIQUE, contact VARCHAR(100))");
	}

	@AfterEach
	void dropTable() throws SQLException {
		execute("DROP TABLE team");
		this.database.close();
	}

	@Test
	void rowsAreInsertedUpdatedAndDeleted(Terraform terraform) throws SQLException {
		TerraformRun created = terraform.apply(team("core", null));
		assertThat(created).plans(CORE, Action.CREATE).hasAttribute(CORE, "id", 1);
		TerraformRun updated = terraform.apply(team("core", "core@example.org"));
		assertThat(updated).plans(CORE, Action.UPDATE)
			.hasAttribute(CORE, "id", 1)
			.hasAttribute(CORE, "contact", "core@example.org");
		assertThat(terraform.destroy()).hasResources();
		assertThat(rows()).isZero();
	}

	@Test
	void rowThatSomebodyDeletedIsInsertedAgain(Terraform terraform) throws SQLException {
		terraform.apply(team("core", null));
		execute("DELETE FROM team");
		assertThat(terraform.plan(team("core", null))).plans(CORE, Action.CREATE);
	}

	@Test
	void whatTheDatabaseRefusesIsADiagnostic(Terraform terraform) throws SQLException {
		execute("INSERT INTO team (name) VALUES ('core')");
		assertThat(terraform.apply(team("core", null))).failed()
			.hasError("Could not create teams_team")
			.withDetail("There is an object with the same key already.")
			.withDetail("SQL state 23505");
	}

	@Test
	void databaseThatIsNotThereIsADiagnostic(Terraform terraform) {
		Map<String, String> elsewhere = Map.of("url", "jdbc:h2:tcp://localhost:1/teams;NETWORK_TIMEOUT=1000",
				"username", "sa");
		assertThat(terraform.withProvider(elsewhere).apply(team("core", null))).failed()
			.hasError("Could not create teams_team")
			.withDetail("The database cannot be reached.");
	}

	private static Configuration team(String name, @Nullable String contact) {
		return (contact != null) ? Configuration.of(CORE, Map.of("name", name, "contact", contact))
				: Configuration.of(CORE, Map.of("name", name));
	}

	private void execute(String sql) throws SQLException {
		try (Statement statement = this.database.createStatement()) {
			statement.execute(sql);
		}
	}

	private long rows() throws SQLException {
		try (Statement statement = this.database.createStatement();
				ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM team")) {
			result.next();
			return result.getLong(1);
		}
	}

}
