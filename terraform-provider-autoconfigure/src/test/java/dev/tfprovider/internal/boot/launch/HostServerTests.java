/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import io.grpc.Server;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The server of a launch by a host, through a start that fails at any point.
 */
@Timeout(60)
class HostServerTests {

	private final DeveloperProcess process = new DeveloperProcess(Path.of("").toAbsolutePath());

	private final ProviderTransport transport = new ProviderTransport(HostProperties.none());

	private final HostServer server = new HostServer(this.process, new ProviderExit(this.process),
			new ConnectionSessions(), () -> this.transport);

	@AfterEach
	void close() {
		this.server.close();
	}

	@Test
	void failureBeforeThereIsAServerIsAnsweredByOneOfItsOwn() {
		this.server.fail("Provider failed to start", "Too early");
		assertThat(answers()).containsExactly("Too early");
	}

	@Test
	void failureOfAContextThatHasStoppedItsServerIsAnsweredByAnother() throws Exception {
		Server ofContext = createdByContext();
		ofContext.shutdown();
		this.server.fail("Provider failed to start", "Stopped");
		assertThat(answers()).containsExactly("Stopped");
	}

	@Test
	void failureBeforeTheLineIsAnsweredWhereTheContextListens() throws Exception {
		int port = createdByContext().getPort();
		this.server.fail("Provider failed to start", "A runner");
		assertThat(answers()).containsExactly("A runner");
		assertThat(address()).endsWith(":" + port);
	}

	@Test
	void failureAfterTheLineIsAnsweredWhereTheHostWasTold() throws Exception {
		createdByContext();
		this.server.announceToHost();
		String told = address();
		assertThat(this.server.isServed()).isFalse();
		this.server.fail("Provider failed to start", "A later runner");
		assertThat(address()).isEqualTo(told);
		assertThat(answers()).containsExactly("A later runner");
	}

	private Server createdByContext() throws Exception {
		return this.server.createForContext(false, (builder) -> {
		}).start();
	}

	/**
	 * Return what a call is answered with at the address of the only line.
	 */
	private List<String> answers() {
		try (ProbeHost host = ProbeHost.plainText(address())) {
			assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
			return host.schema().getDiagnosticsList().stream().map(Diagnostic::getDetail).toList();
		}
	}

	private String address() {
		List<String> lines = this.process.output().lines().toList();
		assertThat(lines).hasSize(1);
		return lines.get(0).split("\\|")[3];
	}

}
