/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.Differential;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Imports and derived data sources, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ImportDifferentialAcceptanceTests {

	private static final String REPO = "corner_repo.a";

	private static final String DOOR = "corner_door.a";

	private static final String HALL = "corner_hall.a";

	@RegisterExtension
	private final Differential differential = new Differential(IdentProvider::definition);

	@Test
	void importByOwnerAndNameFindsTheIdentifier() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> put(upstream))
			.importResource(repo("acme", "web"), REPO, "acme/web")
			.verify((run) -> assertThat(run).hasAttribute(REPO, "id", 7)
				.hasAttribute(REPO, "visibility", "public")
				.hasAttribute(REPO, "token", null))
			.planOnly(repo("acme", "web")));
	}

	@Test
	void importByTemplateThenPlanWithTheSameConfigurationChangesNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> put(upstream))
			.importResource(full(), REPO, "acme/web")
			.expectNoChanges(full()));
	}

	@Test
	void importOfWhatIsNotThereIsAnError() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectErrorOnImport(repo("acme", "web"), REPO, "acme/none", "Cannot import non-existent remote object"));
	}

	@Test
	void importWithAnIdOfAnotherFormShowsTheForm() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectErrorOnImport(repo("acme", "web"), REPO, "7", "Invalid import id")
			.verify((run) -> assertThat(run.errors().get(0).detail()).contains("\"{owner}/{name}\", but was \"7\"")));
	}

	@Test
	void importWithASeparatorTooManyIsRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectErrorOnImport(repo("acme", "web"), REPO, "acme/web/more", "Invalid import id"));
	}

	@Test
	void importTwiceIsRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> put(upstream))
			.importResource(repo("acme", "web"), REPO, "acme/web")
			.expectErrorOnImport(repo("acme", "web"), REPO, "acme/web", this.differential
				.words("Resource already managed by Terraform", "Resource already managed by OpenTofu")));
	}

	@Test
	void importOfConfiguredIdentifiersThenUpdateInPlace() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(3, new Door("north", 3, "red")))
			.importResource(door("red"), DOOR, "north/3")
			.expectNoChanges(door("red"))
			.apply(door("blue"))
			.destroy());
	}

	@Test
	void importOfConfiguredIdentifiersWithATextThatIsNoNumber() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectErrorOnImport(door("red"), DOOR, "north/three", "Invalid import id")
			.verify((run) -> assertThat(run.errors().get(0).detail()).contains("\"three\" is no valid number")));
	}

	@Test
	void changeOfAConfiguredIdentifierReplaces() {
		Configuration other = Configuration.of(DOOR, Map.of("building", "north", "number", 4));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(door("red"))
			.planOnly(other)
			.verify((run) -> assertThat(run).replaces(DOOR, "number"))
			.apply(other));
	}

	@Test
	void customImportFindsByName() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(5, new Hall(5L, "main")))
			.importResource(hall(), HALL, "main")
			.expectNoChanges(hall()));
	}

	@Test
	void customImportOfTwoObjectsTakesBoth() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(5, new Hall(5L, "main")))
			.drift(() -> upstream.put(6, new Hall(6L, "annex of main")))
			.importResource(hall(), HALL, "main")
			.verify((run) -> assertThat(run).hasResources(HALL, "corner_hall.a-1")
				.hasAttribute("corner_hall.a-1", "id", 6)));
	}

	@Test
	void customImportOfWhatIsNotThereSaysWhatTheAuthorSays() {
		this.differential
			.compare((upstream) -> Scenario.start().expectErrorOnImport(hall(), HALL, "main", "Hall not found"));
	}

	@Test
	void derivedDataSourceReadsEverythingFromItsKey() {
		Configuration lookup = Configuration.of("data.corner_repo.b", Map.of("id", 7))
			.with(HALL, Map.of("name", Configuration.ref("data.corner_repo.b", "settings.branch")));
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> put(upstream))
			.apply(lookup)
			.verify((run) -> assertThat(run).hasAttribute("data.corner_repo.b", "owner", "acme")
				.hasAttribute("data.corner_repo.b", "settings.wiki", true)
				.hasAttribute(HALL, "name", "trunk")));
	}

	@Test
	void derivedDataSourceWithTwoKeysNeedsBoth() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(3, new Door("north", 3, "red")))
			.apply(Configuration.of("data.corner_door.b", Map.of("building", "north", "number", 3)))
			.verify((run) -> assertThat(run).hasAttribute("data.corner_door.b", "color", "red"))
			.expectError(Configuration.of("data.corner_door.b", Map.of("building", "north")),
					"Missing required argument"));
	}

	@Test
	void derivedDataSourceThatFindsNothingNamesItsKeys() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of("data.corner_door.b", Map.of("building", "north", "number", 3)),
					"Object not found")
			.verify((run) -> assertThat(run.errors().get(0).detail())
				.isEqualTo("There is no corner_door with building \"north\" and number 3.")));
	}

	@Test
	void derivedDataSourceOfWhatIsCreatedWaitsForIt() {
		Configuration both = repo("acme", "web").with("data.corner_repo.b",
				Map.of("id", Configuration.ref(REPO, "id")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(both)
			.verify((run) -> assertThat(run).hasAttribute("data.corner_repo.b", "name", "web")));
	}

	@Test
	void derivedDataSourceRefusesResults() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of("data.corner_door.b", Map.of("building", "north", "number", 3, "color", "x")),
					""));
	}

	private static void put(CornerUpstream upstream) {
		upstream.put(7, new Repo(7L, "acme", "web", "public", new Repo.Settings(true, "trunk"), null));
	}

	private static Configuration repo(String owner, String name) {
		return Configuration.of(REPO, Map.of("owner", owner, "name", name));
	}

	private static Configuration full() {
		return Configuration.of(REPO, Map.of("owner", "acme", "name", "web", "visibility", "public", "settings",
				Map.of("wiki", true, "branch", "trunk")));
	}

	private static Configuration door(String color) {
		return Configuration.of(DOOR, Map.of("building", "north", "number", 3, "color", color));
	}

	private static Configuration hall() {
		return Configuration.of(HALL, Map.of("name", "main"));
	}

}
