/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.ProbeHost;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider in debug mode on the port a developer asks for.
 */
@Timeout(240)
class DebugPortProcessTests {

	@TempDir
	private Path directory;

	@Test
	@Tag("thorough")
	void portIsTheSameAtEveryStart() throws Exception {
		int port = freePort();
		for (int i = 0; i < 2; i++) {
			try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
				.byHand("--debug=" + port)
				.start(this.directory)) {
				String line = provider.readLine();
				while (line != null && !line.contains("export TF_REATTACH_PROVIDERS=")) {
					line = provider.readLine();
				}
				assertThat(line).contains("\"String\":\"127.0.0.1:" + port + "\"");
				try (ProbeHost connection = ProbeHost.plainText("127.0.0.1:" + port)) {
					assertThat(connection.health()).isEqualTo(ServingStatus.SERVING);
				}
				assertThat(provider.errors()).noneMatch((error) -> error.contains("SLF4J"));
			}
		}
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void listenerOfTheApplicationIsNamed() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.byHand("--debug")
			.property("test.listen", "true")
			.start(this.directory)) {
			String line = provider.readLine();
			while (line != null && !line.contains("export TF_REATTACH_PROVIDERS=")) {
				line = provider.readLine();
			}
			assertThat(line).isNotNull();
			Set<String> all = ListeningSockets.of(provider.process().pid());
			assertThat(all).as("the provider's and the application's, not that of Spring Boot").hasSize(2);
			String own = all.stream().filter(line::contains).findFirst().orElseThrow();
			String other = all.stream().filter((address) -> !address.equals(own)).findFirst().orElseThrow();
			Awaitility.await()
				.atMost(Duration.ofSeconds(20))
				.untilAsserted(() -> assertThat(provider.errors()).anyMatch((error) -> error
					.contains("The process also listens on " + other + ", which no host asks for")));
		}
	}

	@ParameterizedTest
	@Tag("thorough")
	@ValueSource(strings = { "--debug=", "--debug=x", "--debug=70000", "--debug=-1" })
	void whatIsNoPortIsRefusedWithTheRemedy(String argument) throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class).byHand(argument).start(this.directory)) {
			assertThat(provider.process().waitFor()).isOne();
			assertThat(provider.errors()).anyMatch((error) -> error.contains(
					"'" + argument + "' names no port: write --debug, or --debug=PORT with a number up to 65535"));
		}
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] { 127, 0, 0, 1 }))) {
			return socket.getLocalPort();
		}
	}

}
