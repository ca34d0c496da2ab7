/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.test.internal.FileTrees;
import org.junit.jupiter.api.Assumptions;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks the access to a provider that listens on a unix socket as requested by the host.
 * Not all providers can.
 *
 * @param launcher launches it
 */
record SocketChecks(ProviderLauncher launcher) {

	private static final Duration LONGEST_END = Duration.ofSeconds(20);

	List<Check> checks() {
		return List.of(new Check("socket",
				"it is for its user alone, serves the host alone, and goes with the provider", this::check));
	}

	private void check() throws IOException {
		Path folder = FileTrees.createTemporaryDirectory("sockets-");
		HostIdentity own = HostIdentity.create();
		try (LaunchedProvider provider = this.launcher.launch(Map.of("TERRAFORM_PROVIDER_SERVER_TRANSPORT", "unix",
				"PLUGIN_UNIX_SOCKET_DIR", folder.toString(), HostEnvironment.CLIENT_CERTIFICATE, own.pem()))) {
			Handshake handshake = provider.handshake();
			Assumptions.assumeTrue(handshake.network().equals("unix"), "it listens on a port");
			assertThat(Path.of(handshake.address())).as("socket").exists().startsWith(folder);
			assertThat(PosixFilePermissions.toString(Files
				.getPosixFilePermissions(folder.resolve(folder.relativize(Path.of(handshake.address())).getName(0)))))
				.as("permissions of its folder")
				.isEqualTo("rwx------");
			TlsChecks.assertRefused(ProviderConnection.open(handshake, null), "a host without a certificate");
			TlsChecks.assertRefused(ProviderConnection.plainText(handshake), "a host in plain text");
			try (ProviderConnection connection = ProviderConnection.open(handshake, own)) {
				assertThat(connection.schema().hasProvider()).as("schema of the provider block").isTrue();
				connection.shutDown();
			}
			provider.exitStatus(LONGEST_END);
			assertThat(folder).as("folder for sockets").isEmptyDirectory();
		}
		finally {
			FileTrees.delete(folder);
		}
	}

}
