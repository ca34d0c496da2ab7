/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class LaunchTests {

	private static final String A = "corner_card.a";

	@Test
	void providerProcessIsStartedForEachWalk() {
		try (InMemoryTerraform terraform = InMemoryTerraform.launch("acme/corner", LaunchedCorner.class)) {
			EngineRun run = terraform.allowNonEmptyPlan().apply(Configuration.of(A, Map.of("name", "one")));
			assertThat(run).succeeded().plans(A, Action.CREATE).hasAttribute(A, "id", "c1");
			assertThat(run.identity(A)).isEqualTo(Map.of("id", "c1", "shelf", 1));
		}
	}

	@Test
	void processThatEndsAtOnceIsReportedWithItsLog() {
		try (InMemoryTerraform terraform = launch("/bin/sh", "-c", "echo no such luck >&2; exit 3")) {
			assertThatIllegalStateException().isThrownBy(() -> terraform.plan(Configuration.empty()))
				.withMessageContaining("ended before it wrote its handshake line");
		}
	}

	@Test
	void lineThatIsNoHandshakeIsReported() {
		try (InMemoryTerraform terraform = launch("/bin/sh", "-c", "echo banner; sleep 5")) {
			assertThatIllegalStateException().isThrownBy(() -> terraform.plan(Configuration.empty()))
				.withMessageContaining("Unrecognized remote plugin message: banner");
		}
	}

	private static InMemoryTerraform launch(String... command) {
		return InMemoryTerraform.launch("acme/corner", List.of(command), Map.of());
	}

}
