/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.StateStoreTester;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest(properties = { "terraform.provider.name=teams", "terraform.provider.address=acme/teams",
		"terraform.provider.experimental.state-stores=true",
		"terraform.test.settings.url=" + DatabaseStateStoreTests.URL, "terraform.test.settings.username=sa" })
class DatabaseStateStoreTests {

	static final String URL = "jdbc:h2:mem:states";

	private static final String STORE = "teams_database";

	private static final Map<String, ?> CONFIG = Map.of("create", true);

	private Connection database;

	@BeforeEach
	void open() throws SQLException {
		this.database = DriverManager.getConnection(URL, "sa", "");
	}

	@AfterEach
	void close() throws SQLException {
		try (Statement statement = this.database.createStatement()) {
			statement.execute("DROP ALL OBJECTS");
		}
		this.database.close();
	}

	@Test
	void statesAreRows(InMemoryTerraform terraform) {
		byte[] large = new byte[3_000_000];
		try (StateStoreTester store = terraform.stateStore(STORE, CONFIG, 1_000_000)) {
			assertThat(store.configured().result()).contains(1_000_000);
			assertThat(store.read("default").result()).isEmpty();
			store.write("default", large).result();
			store.write("../'prod", bytes("two")).result();
			assertThat(store.list().result()).contains(List.of("../'prod", "default"));
			assertThat(store.read("default").result()).contains(large);
			assertThat(store.read("../'prod").result()).contains(bytes("two"));
			store.delete("default").result();
			assertThat(store.read("default").result()).isEmpty();
		}
	}

	@Test
	void readsGiveTheirConnectionsBack(InMemoryTerraform terraform) {
		try (StateStoreTester store = terraform.stateStore(STORE, CONFIG)) {
			store.write("default", bytes("one")).result();
			for (int i = 0; i < 30; i++) {
				assertThat(store.read("default").result()).contains(bytes("one"));
				assertThat(store.read("other").result()).isEmpty();
			}
		}
	}

	@Test
	void halfAStateLeavesTheOldOne(InMemoryTerraform terraform) {
		try (StateStoreTester store = terraform.stateStore(STORE, CONFIG, 10)) {
			store.write("default", bytes("old")).result();
			assertThat(store.writeHalf("default", bytes("0123456789".repeat(100))).diagnostics())
				.extracting(RunDiagnostic::summary)
				.containsExactly("State was not received");
			assertThat(store.read("default").result()).contains(bytes("old"));
		}
	}

	@Test
	void oneRunAtATimeHoldsTheLock(InMemoryTerraform terraform) {
		try (StateStoreTester one = terraform.stateStore(STORE, CONFIG);
				StateStoreTester other = terraform.stateStore(STORE, CONFIG)) {
			String lock = one.lock("default", "OperationTypeApply").result().orElseThrow();
			assertThat(other.lock("default", "OperationTypePlan").diagnostics()).singleElement()
				.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains(lock, "OperationTypeApply"));
			assertThat(other.unlock("default", "other").diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("State is locked by another");
			one.unlock("default", lock).result();
			assertThat(one.unlock("default", lock).diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("State is not locked");
			assertThat(other.lock("default", "OperationTypePlan").result()).isPresent();
		}
	}

	@Test
	void databaseThatIsNotThereIsADiagnostic(InMemoryTerraform terraform) {
		Map<String, String> elsewhere = Map.of("url", "jdbc:h2:tcp://localhost:1/teams;NETWORK_TIMEOUT=1000",
				"username", "sa");
		try (StateStoreTester store = terraform.withProvider(elsewhere).stateStore(STORE, CONFIG)) {
			assertThat(store.configured().diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("Could not configure teams_database");
		}
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
