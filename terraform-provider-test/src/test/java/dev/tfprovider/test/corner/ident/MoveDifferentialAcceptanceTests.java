/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Objects that change their type and states of other versions, in memory as on the real
 * CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class MoveDifferentialAcceptanceTests {

	private static final String SHELF = "corner_shelf.a";

	private static final String RACK = "corner_rack.a";

	private static final Configuration MOVED = Configuration.of(RACK, Map.of("width", 3)).withMoved(SHELF, RACK);

	@RegisterExtension
	private final Differential differential = new Differential(IdentProvider::definition);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"7","dimensions":"3x4"}
			1 | {"id":7,"width":3,"height":4}
			2 | {"id":7,"size":{"width":3,"height":4}}
			""")
	void shelfOfEachVersionBecomesARack(long version, String stored) {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Rack(7L, 3)))
			.givenState(SHELF, version, stored, "")
			.planOnly(MOVED)
			.verify((run) -> assertThat(run.change(RACK).previousAddress()).isEqualTo(SHELF))
			.apply(MOVED)
			.verify((run) -> assertThat(run).hasResources(RACK)));
	}

	@Test
	void moveThatNobodyTakes() {
		this.differential.compare((upstream) -> Scenario.start()
			.givenState("corner_hall.a", 0, "{\"id\":7,\"name\":\"main\"}", "")
			.expectError(Configuration.of(RACK, Map.of("width", 3)).withMoved("corner_hall.a", RACK), ""));
	}

	@Test
	void moveAndUpdateInOne() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Rack(7L, 3)))
			.givenState(SHELF, 2, "{\"id\":7,\"size\":{\"width\":3,\"height\":4}}", "kept")
			.apply(Configuration.of(RACK, Map.of("width", 5)).withMoved(SHELF, RACK))
			.verify((run) -> assertThat(run).plans(RACK, Action.UPDATE))
			.destroy());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"7","dimensions":"3x4","color":"gone since"}
			1 | {"id":"7","width":"3","height":"4"}
			2 | {"id":7,"size":{"width":3,"height":4,"depth":5},"gone":[1]}
			""")
	void stateOfEachVersionIsUpgraded(long version, String stored) {
		Configuration shelf = Configuration.of(SHELF, Map.of("size", Map.of("width", 3, "height", 4)));
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Shelf(7L, new Shelf.Size(3, 4), null)))
			.givenState(SHELF, version, stored, "")
			.planOnly(shelf)
			.apply(shelf));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"7","dimensions":"wide"}
			1 | {"id":7,"width":"wide"}
			3 | {"id":7}
			""")
	void stateThatCannotBeUpgraded(long version, String stored) {
		this.differential.compare((upstream) -> Scenario.start()
			.givenState(SHELF, version, stored, "")
			.expectError(Configuration.of(SHELF, Map.of("size", Map.of("width", 3, "height", 4))), ""));
	}

	@Test
	void metaOfTheModule() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(repo("site").withProviderMeta(Map.of("team", "web")))
			.apply(repo("blog"))
			.verify((run) -> assertThat(upstream.journal()).contains("create site of web")));
	}

	private static Configuration repo(String name) {
		return Configuration.of("corner_repo." + name, Map.of("owner", "acme", "name", name));
	}

}
