/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A store that takes connections and never answers.
 */
@TerraformProviderTest
class SilentStoreTests {

	@Test
	void deadlineOfTheOperationEndsACallWhoseOwnLimitIsLater(Terraform terraform) throws IOException {
		assertThat(apply(terraform, "1m", "1s")).failed()
			.hasError("Could not create petstore_order in time")
			.withDetail("within 1s");
	}

	@Test
	void limitOfTheCallEndsAnOperationWhoseDeadlineIsLater(Terraform terraform) throws IOException {
		assertThat(apply(terraform, "1s", "1m")).failed()
			.hasError("Could not create petstore_order")
			.withDetail("the answer timed out after 1 second, a limit that the provider sets");
	}

	/**
	 * The system takes the connection, and nobody asks it for it.
	 */
	private static TerraformRun apply(Terraform terraform, String limit, String deadline) throws IOException {
		try (ServerSocket store = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
			return terraform
				.withProvider(Map.of("endpoint", "http://127.0.0.1:%d/api/v3".formatted(store.getLocalPort()),
						"timeout", limit))
				.apply(Configuration.of("petstore_order.one",
						Map.of("pet_id", 1, "quantity", 1, "timeouts", Map.of("create", deadline))));
		}
	}

}
