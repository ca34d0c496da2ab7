/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.corner.engine.LaunchedCorner;
import dev.tfprovider.test.internal.JavaCommand;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * A provider of cards, which plans no identity that is not known unless it is told to.
 */
class IdentityChecksTests {

	@Test
	void planWithoutAnIdentityIsRight() throws Throwable {
		try (ConnectedProvider provider = provider()) {
			check(provider).body().execute();
		}
	}

	@Test
	void identityThatIsUnknownInPartIsFound() {
		try (ConnectedProvider provider = provider(LaunchedCorner.UNKNOWN_IDENTITY)) {
			Throwable failure = catchThrowable(() -> check(provider).body().execute());
			assertThat(failure).isInstanceOf(AssertionError.class)
				.hasMessageContaining("planned identity of corner_card")
				.hasMessageContaining("wholly known");
		}
	}

	private static Check check(ConnectedProvider provider) {
		List<Check> checks = new IdentityChecks(provider, new PlanningChecks(provider, (type) -> type)).checks();
		assertThat(checks).extracting(Check::name)
			.containsExactly("corner_card plans an identity that is wholly known, or none");
		return checks.get(0);
	}

	private static ConnectedProvider provider(String... arguments) {
		List<String> command = new ArrayList<>(JavaCommand.of(LaunchedCorner.class));
		command.addAll(List.of(arguments));
		return new ConnectedProvider(new ProviderLauncher(command, Map.of()));
	}

}
