/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
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
	void mistakesAndFailuresAreDiagnostics() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(thing(Map.of("name", "Rex", "serial", 1)), "read-only")
			.expectError(thing(Map.of("name", "fail")), "Could not create"));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

}
