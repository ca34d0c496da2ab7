/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.RunComparison;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * States that another version of the provider stored, objects that change their type, and
 * modules that talk to the provider.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class StoredStateAcceptanceTests {

	private static final String SHELF = "corner_shelf.a";

	private static final Configuration CONFIGURATION = Configuration.of(SHELF,
			Map.of("size", Map.of("width", 3, "height", 4)));

	private CornerHost host;

	@BeforeAll
	void serve() {
		this.host = new CornerHost(IdentProvider::definition);
	}

	@AfterAll
	void stop() {
		this.host.close();
	}

	@BeforeEach
	void reset() {
		this.host.upstream().reset();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"7","dimensions":"3x4","color":"gone since"}
			1 | {"id":7,"width":3,"height":4}
			1 | {"id":"7","width":"3","height":"4"}
			2 | {"id":7,"size":{"width":3,"height":4},"label":null}
			2 | {"id":7,"size":{"width":3,"height":4,"depth":5},"gone":[1]}
			""")
	void stateOfEachVersionIsUpgraded(long version, String stored) {
		EngineRun inMemory = planInMemory(release(), version, stored);
		assertThat(inMemory).succeeded();
		assertThat(inMemory.action(SHELF)).isEqualTo(Action.NO_OP);
		try (TerraformCli terraform = cli("corner_shelf", version, stored)) {
			put(this.host.upstream());
			Run planned = terraform.plan(shelfConfiguration());
			assertThat(RunComparison.exact().withoutState().differences(planned, inMemory)).isEmpty();
			assertThat(terraform.apply(shelfConfiguration())).hasAttribute(SHELF, "size.height", 4)
				.hasAttribute(SHELF, "id", 7)
				.hasAttribute(SHELF, "label", null);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"7","dimensions":"wide"} | from schema version 0 to 1
			0 | {"id":"7"}                     | from schema version 0 to 1
			1 | {"id":7,"width":"wide"}        | does not fit schema version 2
			3 | {"id":7}                       | created by a newer provider version
			""")
	void stateThatCannotBeUpgradedStaysAsItIs(long version, String stored, String message) throws IOException {
		EngineRun inMemory = planInMemory(release(), version, stored);
		assertThat(inMemory).failed();
		assertThat(inMemory.errors().get(0).summary() + oneLine(inMemory.errors().get(0).detail())).contains(message);
		try (TerraformCli terraform = cli("corner_shelf", version, stored)) {
			put(this.host.upstream());
			String before = Files.readString(terraform.directory().resolve("terraform.tfstate"));
			Run applied = terraform.apply(shelfConfiguration());
			assertThat(applied).failed();
			assertThat(oneLine(applied.errors().get(0).detail())).isEqualTo(oneLine(inMemory.errors().get(0).detail()));
			assertThat(terraform.directory().resolve("terraform.tfstate")).hasContent(before);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"7","dimensions":"3x4"}
			1 | {"id":7,"width":3,"height":4}
			2 | {"id":7,"size":{"width":3,"height":4}}
			""")
	void shelfOfEachVersionBecomesARack(long version, String stored) {
		try (TerraformCli terraform = cli("corner_shelf", version, stored)) {
			put(this.host.upstream());
			Run applied = terraform.apply("""
					resource "corner_rack" "a" {
					  width = 3
					}
					moved {
					  from = corner_shelf.a
					  to   = corner_rack.a
					}
					""");
			assertThat(applied).succeeded().hasResources("corner_rack.a").hasAttribute("corner_rack.a", "id", 7);
		}
	}

	@Test
	void objectOfAnotherProviderBecomesARack() {
		this.host.upstream().put(7, new Rack(7L, 3));
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			terraform.write("terraform.tfstate", state("terraform_data", "terraform.io/builtin/terraform", 0,
					"{\"id\":\"7\",\"input\":null,\"output\":null,\"triggers_replace\":null}"));
			Run applied = terraform.apply("""
					resource "corner_rack" "a" {
					  width = 3
					}
					moved {
					  from = terraform_data.a
					  to   = corner_rack.a
					}
					""");
			assertThat(applied).succeeded().hasAttribute("corner_rack.a", "id", 7);
		}
	}

	@Test
	void moveThatNobodyTakesNamesWhatIsTaken() {
		try (TerraformCli terraform = cli("corner_hall", 0, "{\"id\":7,\"name\":\"main\"}")) {
			Run planned = terraform.plan("""
					resource "corner_rack" "a" {
					  width = 3
					}
					moved {
					  from = corner_hall.a
					  to   = corner_rack.a
					}
					""");
			assertThat(planned).failed().hasError("Move not supported");
			assertThat(oneLine(planned.errors().get(0).detail()))
				.isEqualTo("corner_rack cannot take over an object of corner_hall (provider " + registry(terraform)
						+ "/acme/corner, schema version 0). It takes over: corner_shelf, "
						+ "terraform_data of terraform.io/builtin/terraform.");
		}
	}

	@Test
	void moduleTellsTheProviderWhoWroteIt() {
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			assertThat(terraform.apply(repo("provider_meta \"corner\" {\n    team = \"web\"\n  }"))).succeeded();
			assertThat(this.host.upstream().journal()).containsExactly("create site of web");
		}
	}

	@Test
	void moduleThatSaysNothingIsNobodys() {
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			assertThat(terraform.apply(repo(""))).succeeded();
			assertThat(this.host.upstream().journal()).containsExactly("create site of nobody");
		}
	}

	@Test
	void importBlockTakesTheTemplate() {
		this.host.upstream().put(7, new Repo(7L, "acme", "site", "private", null, null));
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			Run applied = terraform.apply(repo("") + """
					import {
					  to = corner_repo.a
					  id = "acme/site"
					}
					""");
			assertThat(applied).succeeded().hasAttribute("corner_repo.a", "id", 7);
			assertThat(this.host.upstream().journal()).isEmpty();
		}
	}

	private static EngineRun planInMemory(String release, long version, String stored) {
		CornerUpstream upstream = new CornerUpstream();
		put(upstream);
		try (InMemoryTerraform terraform = InMemoryTerraform.of(IdentProvider.definition(upstream))) {
			terraform.stateWrite(SHELF, version, stored);
			return terraform.behaveAs(release).plan(CONFIGURATION);
		}
	}

	private static void put(CornerUpstream upstream) {
		upstream.put(7, new Shelf(7L, new Shelf.Size(3, 4), null));
	}

	private String release() {
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			return terraform.version();
		}
	}

	private static String registry(TerraformCli terraform) {
		return terraform.isOpenTofu() ? "registry.opentofu.org" : "registry.terraform.io";
	}

	private TerraformCli cli(String type, long version, String stored) {
		return TerraformCli.create(this.host.installation())
			.write("terraform.tfstate", state(type, "registry.terraform.io/acme/corner", version, stored));
	}

	private static String state(String type, String provider, long version, String stored) {
		return """
				{"version":4,"terraform_version":"1.11.4","serial":1,"lineage":"corner","outputs":{},"resources":[
				{"mode":"managed","type":"%s","name":"a","provider":"provider[\\"%s\\"]",
				"instances":[{"schema_version":%d,"attributes":%s}]}]}
				""".formatted(type, provider, version, stored);
	}

	private static String shelfConfiguration() {
		return """
				resource "corner_shelf" "a" {
				  size = {
				    width  = 3
				    height = 4
				  }
				}
				""";
	}

	private static String repo(String meta) {
		return """
				terraform {
				  required_providers {
				    corner = {
				      source = "acme/corner"
				    }
				  }
				  %s
				}
				resource "corner_repo" "a" {
				  owner = "acme"
				  name  = "site"
				}
				""".formatted(meta);
	}

	private static String oneLine(String text) {
		return text.strip().replaceAll("\\s+", " ");
	}

}
