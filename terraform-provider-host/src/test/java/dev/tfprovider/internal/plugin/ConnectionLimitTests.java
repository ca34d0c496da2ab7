/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.TestHost;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What other users of the machine can do to a server whose port they find.
 */
@Timeout(120)
class ConnectionLimitTests {

	private static final HostIdentity HOST = HostIdentity.create(HostIdentity.Kind.P256);

	private static final int MANY = 200;

	private final List<Socket> strangers = new ArrayList<>();

	private ProviderServer server;

	private HandshakeLine line;

	@AfterEach
	void stop() throws IOException {
		for (Socket stranger : this.strangers) {
			stranger.close();
		}
		this.server.close();
	}

	@Test
	void hostIsServedWhileManyConnectionsAreSilent() throws Exception {
		start(Duration.ofHours(1));
		silence(MANY);
		try (HostConnection host = connect()) {
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
		}
		for (Socket stranger : this.strangers.subList(0, MANY - ProviderTransport.UNPROVEN_CONNECTIONS)) {
			assertThat(stranger.getInputStream().read()).isEqualTo(-1);
		}
	}

	@Test
	void connectionOfTheHostIsNoneOfThoseClosed() throws Exception {
		start(Duration.ofHours(1));
		try (HostConnection host = connect()) {
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
			silence(MANY);
			assertThat(this.strangers.get(0).getInputStream().read()).isEqualTo(-1);
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
			assertThat(host.channel().getState(false)).hasToString("READY");
		}
	}

	@Test
	void connectionThatProvesNothingIsClosedAfterAWhile() throws Exception {
		start(Duration.ofMillis(100));
		silence(1);
		Socket slow = stranger();
		// the beginning of a handshake: a record of 512 bytes that never come
		slow.getOutputStream().write(new byte[] { 0x16, 3, 1, 2, 0, 1 });
		for (Socket stranger : this.strangers) {
			assertThat(stranger.getInputStream().read()).isEqualTo(-1);
		}
	}

	@Test
	void garbageEndsItsOwnConnectionAndNoOther() throws Exception {
		start(Duration.ofHours(1));
		try (HostConnection host = connect()) {
			for (String garbage : List.of("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
					"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\0".repeat(100_000), "x".repeat(100_000))) {
				Socket stranger = stranger();
				stranger.getOutputStream().write(garbage.getBytes(StandardCharsets.US_ASCII));
				assertEnds(stranger);
			}
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
		}
	}

	private static void assertEnds(Socket stranger) {
		try {
			assertThat(stranger.getInputStream().readAllBytes()).hasSizeLessThan(1000);
		}
		catch (IOException ex) {
			assertThat(ex).hasMessageContaining("reset");
		}
	}

	private void start(Duration handshakeTime) {
		this.server = ProviderServer.onPort(0,
				new ProviderTransport(new HostProperties(Set.of(6), HOST.pem(), false), handshakeTime),
				new HostServices(() -> {
				}), (builder) -> {
				});
		this.line = this.server.start(new ProtocolVersion(6));
	}

	private HostConnection connect() {
		return TestHost.open(this.line, HOST);
	}

	private void silence(int connections) throws IOException {
		for (int i = 0; i < connections; i++) {
			stranger();
		}
	}

	private Socket stranger() throws IOException {
		int port = Integer.parseInt(this.line.address().text().split(":")[1]);
		Socket socket = new Socket(ProviderTransport.address(), port);
		this.strangers.add(socket);
		return socket;
	}

}
