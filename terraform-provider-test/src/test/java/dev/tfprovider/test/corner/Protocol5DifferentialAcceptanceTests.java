/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.StepwiseScenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider that is served in protocol 5, in memory as on the real CLI.
 */
@Tag("thorough")
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class Protocol5DifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	@RegisterExtension
	private final Differential differential = new Differential(CornerProvider::definitionInProtocol5);

	@Test
	void objectIsCreatedChangedReplacedAndDeleted() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing(Map.of("name", "Rex", "kind", "cat", "secret", "s3cret", "tags", Map.of("a", "1"), "ports",
					List.of(80, 443))))
			.planOnly(thing(Map.of("name", "Max", "kind", "cat")))
			.apply(thing(Map.of("name", "Max", "kind", "cat")))
			.planOnly(thing(Map.of("name", "Max", "kind", "dog")))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE))
			.apply(thing(Map.of("name", "Max", "kind", "dog")))
			.destroy());
	}

	@Test
	void unknownValuesAreLearnedDuringApply() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(thing(Map.of("name", Configuration.unknown("Rex"))))
			.verify((run) -> assertThat(run.isUnknown(A, "name")).isTrue())
			.apply(thing(Map.of("name", Configuration.unknown("Rex")))));
	}

	@Test
	void blocksAreAttributesOfADataSource() {
		this.differential.compare(Protocol5DifferentialAcceptanceTests::shelf);
	}

	/**
	 * The same configuration with the same addresses is for both protocols.
	 */
	@Test
	void blocksOfADataSourceHaveTheSameAddressesInProtocol6() {
		CornerUpstream upstream = new CornerUpstream();
		try (InMemoryTerraform terraform = InMemoryTerraform.of(CornerProvider.definitionWithShelf(upstream))) {
			StepwiseScenario.run(shelf(upstream), terraform, () -> {
			});
		}
	}

	private static Scenario shelf(CornerUpstream upstream) {
		Map<String, ?> body = Map.of("board", List.of(Map.of("wood", "oak", "width", 3), Map.of("wood", "fir")), "hook",
				List.of(Map.of("name", "left"), Map.of("name", "right")), "foot",
				Map.of("front", Map.of("wood", "elm")), "wall",
				Map.of("room", "hall", "board", List.of(Map.of("wood", "ash"))));
		Configuration shelf = Configuration.of("corner_shelf.s", body);
		Configuration found = shelf.with("data.corner_shelf.d", Map.of("id", Configuration.ref("corner_shelf.s", "id")))
			.withOutput("wood", Configuration.expression("data.corner_shelf.d.board[1].wood"))
			.withOutput("width", Configuration.expression("data.corner_shelf.d.board[0].width"))
			.withOutput("front", Configuration.expression("data.corner_shelf.d.foot[\"front\"].wood"))
			.withOutput("room", Configuration.expression("data.corner_shelf.d.wall.room"))
			.withOutput("ash", Configuration.expression("data.corner_shelf.d.wall.board[0].wood"))
			.withOutput("hooks", Configuration.expression("data.corner_shelf.d.hook"));
		return Scenario.start()
			.apply(found)
			.verify((run) -> assertThat(Stream.of("wood", "width", "front", "room", "ash").map(run::output))
				.containsExactly("fir", 3, "elm", "hall", "ash"))
			.apply(shelf)
			.destroy();
	}

	@Test
	void mistakesAndFailuresAreDiagnostics() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing(Map.of("name", "Rex", "serial", 1)), "read-only")
			.expectError(thing(Map.of("name", "fail")), "Could not create"));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

}
