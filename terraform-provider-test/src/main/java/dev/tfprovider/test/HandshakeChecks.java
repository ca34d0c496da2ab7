/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.plugin.MagicCookie;
import org.junit.jupiter.api.function.Executable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks the handshake of a provider in various environments.
 *
 * @param launcher launches it
 */
record HandshakeChecks(ProviderLauncher launcher) {

	private static final Duration LONGEST_REFUSAL = Duration.ofSeconds(30);

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		add(checks, "without the cookie it explains itself and exits with 1",
				() -> refuses(Map.of(MagicCookie.NAME, "")));
		add(checks, "with a wrong cookie it explains itself and exits with 1",
				() -> refuses(Map.of(MagicCookie.NAME, "d602bf8f")));
		add(checks, "a host of versions 5 and 6 gets one of them", () -> announces(Map.of(), Set.of("5", "6")));
		add(checks, "a host that names the versions the other way round gets the same one",
				() -> announces(Map.of(HostEnvironment.PROTOCOL_VERSIONS, "6,5"), Set.of(versionFor("5,6"))));
		add(checks, "a host that names no versions is answered",
				() -> announces(Map.of(HostEnvironment.PROTOCOL_VERSIONS, ""), Set.of("5", "6")));
		add(checks, "a host of unknown versions is answered, and tells the mismatch itself",
				() -> announces(Map.of(HostEnvironment.PROTOCOL_VERSIONS, "7,x,,99999999999"), Set.of("5", "6")));
		add(checks, "a host without a range of ports is answered",
				() -> announces(Map.of("PLUGIN_MIN_PORT", "", "PLUGIN_MAX_PORT", ""), Set.of("5", "6")));
		add(checks, "a host with a directory for sockets can connect",
				() -> announces(Map.of("PLUGIN_UNIX_SOCKET_DIR", System.getProperty("java.io.tmpdir")),
						Set.of("5", "6")));
		add(checks, "a host that does not ask for multiplexing gets six fields", () -> fieldCount("", 6));
		add(checks, "a host that asks for multiplexing gets seven fields", () -> fieldCount("true", 7));
		return checks;
	}

	private static void add(List<Check> checks, String name, Executable body) {
		checks.add(new Check("handshake", name, body));
	}

	private void refuses(Map<String, String> environment) {
		try (LaunchedProvider provider = this.launcher.launch(environment)) {
			assertThat(provider.exitStatus(LONGEST_REFUSAL)).as("exit status").isEqualTo(1);
			assertThat(provider.standardOutput()).as("standard output").isEmpty();
			assertThat(provider.standardError()).as("standard error").isNotBlank();
		}
	}

	private void announces(Map<String, String> environment, Set<String> versions) {
		try (LaunchedProvider provider = this.launcher.launch(environment)) {
			Handshake handshake = provider.handshake();
			assertThat(handshake.coreVersion()).as("core version").isEqualTo("1");
			assertThat(handshake.protocolVersion()).as("protocol version").isIn(versions);
			assertThat(handshake.network()).as("network").isIn("tcp", "unix");
			assertThat(handshake.transport()).as("transport").isEqualTo("grpc");
			assertThat(handshake.certificate()).as("certificate in plain text").isEmpty();
			if (handshake.network().equals("tcp")) {
				assertThat(handshake.address()).as("address").matches("127\\.0\\.0\\.1:\\d+");
			}
			else {
				assertThat(Path.of(handshake.address())).as("socket").isAbsolute().exists();
			}
			answers(handshake);
			assertThat(provider.standardOutput()).as("standard output").hasSize(1);
		}
	}

	private static void answers(Handshake handshake) {
		if (handshake.protocolVersion().equals("6")) {
			TlsChecks.assertServed(ProviderConnection.plainText(handshake), "schema of the provider block");
		}
	}

	private void fieldCount(String multiplex, int expected) {
		try (LaunchedProvider provider = this.launcher.launch(Map.of("PLUGIN_MULTIPLEX_GRPC", multiplex))) {
			assertThat(provider.handshake().fields()).hasSize(expected);
		}
	}

	private String versionFor(String versions) {
		try (LaunchedProvider provider = this.launcher.launch(Map.of(HostEnvironment.PROTOCOL_VERSIONS, versions))) {
			return provider.handshake().protocolVersion();
		}
	}

}
