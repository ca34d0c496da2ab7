/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What {@code on_failure} of a trigger does, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@EnabledOnTerraform(min = "1.16", tofuMin = EnabledOnTerraform.NEVER)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ActionFailureDifferentialAcceptanceTests extends ActionConfigurations {

	@RegisterExtension
	private final Differential differential = new Differential(ActionProvider::definition);

	@Test
	void endOfAResourceTriggersItsEvents() {
		Configuration configuration = bowl("red", List.of("before_destroy", "after_destroy"), FEED).with(FEED,
				feed("rex"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(configuration)
			.verify((run) -> assertThat(run).invoked())
			.destroy()
			.verify((run) -> assertThat(run).invoked(FEED, FEED)
				.hasProgress(FEED, "Portion 1 for rex", "Portion 1 for rex")));
	}

	@Test
	void failureThatHaltsKeepsTheResource() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(failing("halt"), "Not eaten")
			.expectNoChanges(failing("halt")));
	}

	@Test
	void failureThatTaintsMarksTheResource() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(failing("taint"), "Not eaten")
			.verify((run) -> assertThat(run.isTainted(BOWL)).isTrue()));
	}

	@Test
	void failureThatContinuesIsAWarning() {
		this.differential.compare((upstream) -> Scenario.start().expectWarning(failing("continue"), "Not eaten"));
	}

	private static Configuration failing(String onFailure) {
		return bowl("red", Map.of("events", List.of("after_create"), "actions", List.of(FEED), "on_failure", onFailure))
			.with(FEED, feed("sick"));
	}

}
