/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.JsonValues;
import org.junit.jupiter.api.Assumptions;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks how a provider stops and exits, and what it has printed by then. These checks
 * end the provider.
 *
 * @param provider the provider
 */
record ShutdownChecks(ConnectedProvider provider) {

	/**
	 * After that hosts kill a provider.
	 */
	private static final Duration LONGEST_END = Duration.ofSeconds(2);

	private static final String TIMESTAMP = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}(Z|[+-]\\d\\d:\\d\\d)";

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		checks.add(new Check("end", "it serves on after StopProvider, once and again", () -> {
			for (int i = 0; i < 2; i++) {
				assertThat(this.provider.client()
					.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance())
					.getError()).isEmpty();
				this.provider.assertServes();
			}
		}));
		checks.add(new Check("end", "it ignores the interrupt of a terminal", this::ignoresInterrupt));
		checks.add(new Check("end", "it serves a host that connects once more", () -> {
			this.provider.assertServes();
			assertThat(this.provider.process().standardOutput()).as("standard output").hasSize(1);
		}));
		checks.add(new Check("end", "it answers Shutdown and ends before it would be killed", () -> {
			this.provider.connection().shutDown();
			this.provider.process().exitStatus(LONGEST_END);
		}));
		checks.add(new Check("end", "standard output has the handshake line and nothing else",
				() -> assertThat(this.provider.process().standardOutput()).hasSize(1)));
		checks.add(new Check("end", "every entry of its log is one that hosts can read", this::hasReadableLog));
		return checks;
	}

	private void ignoresInterrupt() throws IOException, InterruptedException {
		Assumptions.assumeTrue(File.separatorChar == '/', "there are no such signals");
		new ProcessBuilder("kill", "-INT", String.valueOf(this.provider.process().pid())).start().waitFor();
		this.provider.assertServes();
	}

	private void hasReadableLog() {
		this.provider.process().standardError().lines().filter((line) -> line.startsWith("{")).forEach((line) -> {
			JsonNode entry = JsonValues.parse(line);
			assertThat(entry.path("@level").asText()).as("level of %s", line)
				.isIn("trace", "debug", "info", "warn", "error");
			assertThat(entry.path("@message").isTextual()).as("text as message of %s", line).isTrue();
			assertThat(entry.path("@timestamp").asText()).as("time of %s", line).matches(TIMESTAMP);
		});
		assertThat(this.provider.process().standardError()).as("standard error")
			.doesNotContain("panic: ", "fatal error: ");
	}

}
