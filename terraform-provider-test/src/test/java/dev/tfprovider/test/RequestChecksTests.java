/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Map;

import dev.tfprovider.test.corner.engine.LaunchedCorner;
import dev.tfprovider.test.internal.JavaCommand;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

class RequestChecksTests {

	@Test
	void providerThatStandsMegabytesIsRightUntilItsConnectionIsLost() throws Throwable {
		try (ConnectedProvider provider = new ConnectedProvider(
				new ProviderLauncher(JavaCommand.of(LaunchedCorner.class), Map.of()))) {
			Check megabytes = new RequestChecks(provider).checks()
				.stream()
				.filter((check) -> check.name().equals("stands requests of 16 MB"))
				.findAny()
				.orElseThrow();
			megabytes.body().execute();

			provider.connection().channel().enterIdle();

			Throwable failure = catchThrowable(() -> megabytes.body().execute());
			assertThat(failure).isInstanceOf(AssertionError.class).hasMessageContaining("the connection was lost");
		}
	}

}
