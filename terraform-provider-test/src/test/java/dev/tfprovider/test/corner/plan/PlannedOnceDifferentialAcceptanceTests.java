/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that are made once, in memory and under the CLI: from 1.16 on in the plan.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class PlannedOnceDifferentialAcceptanceTests {

	private static final String A = "corner_ticket.a";

	@RegisterExtension
	private final Differential differential = new Differential(TicketResource::definition);

	@Test
	void valuesLastFromThePlanToTheState() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(ticket("north", 2))
			.verify((run) -> assertKept(run, "number", "price", "code", "places[0].seat"))
			.expectNoChanges(ticket("north", 2))
			.apply(ticket("north", 3))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.verify((run) -> assertKept(run, "number", "price", "code"))
			.refresh()
			.apply(ticket("south", 3))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE))
			.verify((run) -> assertKept(run, "number", "price", "code", "places[0].seat"))
			.destroy());
	}

	@Test
	void newObjectComesFirst() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(ticketFirst("north"))
			.apply(ticketFirst("south"))
			.verify((run) -> assertKept(run, "number", "price")));
	}

	@Test
	void whatDependsOnSomethingUnknownIsMadeInTheApply() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("queue", "north", "seats", Configuration.unknown(2))))
			.verify((run) -> assertThat(run.isUnknown(A, "price")).isTrue())
			.verify((run) -> assertThat(run.attribute(A, "price")).asString().startsWith("20 by offer ")));
	}

	@Test
	void configuredValueIsNotMade() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("queue", "north", "seats", 1, "code", Configuration.unknown("mine"))))
			.verify((run) -> assertThat(run.attribute(A, "code")).isEqualTo("mine")));
	}

	@Test
	void valueThatCannotBeMadeIsAnError() {
		this.differential.compare((upstream) -> Scenario.start().expectError(ticket("north", 101), "No hall"));
	}

	private static void assertKept(TerraformRun run, String... paths) {
		for (String path : paths) {
			if (!run.isUnknown(A, path)) {
				assertThat(run.attribute(A, path)).as(path).isNotNull().isEqualTo(run.change(A).after(path));
			}
		}
	}

	private static Configuration ticketFirst(String queue) {
		return Configuration.of(A,
				Map.of("queue", queue, "seats", 1, "lifecycle", Map.of("create_before_destroy", true)));
	}

	private static Configuration ticket(String queue, int seats) {
		return Configuration.of(A,
				Map.of("queue", queue, "seats", seats, "places", List.of(Map.of("row", "a"), Map.of("row", "b"))));
	}

}
