/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.PrintStream;
import java.time.Instant;

import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.plugin.handshake.HandshakeLine;
import dev.tfprovider.internal.plugin.handshake.ReattachConfiguration;
import dev.tfprovider.internal.plugin.handshake.ServerAddress;
import dev.tfprovider.internal.plugin.launch.PluginProcess;
import dev.tfprovider.internal.plugin.launch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/**
 * Tells a host or a developer on standard output where the server listens.
 */
final class ServerAnnouncement {

	private final PluginProcess process;

	private final ProviderExit exit;

	private volatile @Nullable Instant time;

	/**
	 * Create the announcement.
	 * @param process has the standard output
	 * @param exit begins if the host does not read the line
	 */
	ServerAnnouncement(PluginProcess process, ProviderExit exit) {
		this.process = process;
		this.exit = exit;
	}

	/**
	 * Print the handshake line. Later calls do nothing.
	 */
	void tellHost(HandshakeLine line) {
		if (this.time == null) {
			if (!line.print(this.process.standardOutput())) {
				this.exit.begin();
			}
			this.time = Instant.now();
		}
	}

	/**
	 * Print the variable by which hosts find a provider in debug mode.
	 * @param address source address of the provider
	 * @param protocol version that it is served in
	 * @param server where the server listens
	 */
	void tellDeveloper(String address, ProtocolVersion protocol, ServerAddress server) {
		PrintStream out = this.process.standardOutput();
		out.print(new ReattachConfiguration(address, protocol, this.process.processId(), server).text());
		out.flush();
	}

	/**
	 * Return when the handshake line was printed.
	 * @return the time, {@code null} if it has not been printed
	 */
	@Nullable Instant time() {
		return this.time;
	}

}
