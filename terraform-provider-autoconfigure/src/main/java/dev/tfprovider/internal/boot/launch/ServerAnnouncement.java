/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.Optional;

import dev.tfprovider.internal.boot.restart.EnvironmentFile;
import dev.tfprovider.internal.plugin.HandshakeLine;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ReattachConfiguration;
import dev.tfprovider.internal.plugin.ServerAddress;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells a host or a developer on standard output where the server listens.
 */
final class ServerAnnouncement {

	private static final Logger logger = LoggerFactory.getLogger(ServerAnnouncement.class);

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
	 * Print the variable by which hosts find a provider in debug mode, and write it to
	 * the file that developers want.
	 * @param event what has happened, a full sentence
	 * @param address source address of the provider
	 * @param protocol version that it is served in
	 * @param server where the server listens
	 * @param file the file, empty if nobody wants one
	 */
	void tellDeveloper(String event, String address, ProtocolVersion protocol, ServerAddress server,
			Optional<EnvironmentFile> file) {
		ReattachConfiguration provider = new ReattachConfiguration(address, protocol, this.process.processId(), server);
		PrintStream out = this.process.standardOutput();
		out.print(provider.text(event));
		file.ifPresent((environment) -> out.println(written(environment, provider)));
		out.flush();
	}

	private static String written(EnvironmentFile file, ReattachConfiguration provider) {
		try {
			file.write(provider.scriptFor(file.path().toString()));
			return "The variable is in the file " + file.path();
		}
		catch (IOException ex) {
			logger.error("The file {} could not be written: {}", file.path(), ex.toString());
			return "The variable could not be written to the file " + file.path();
		}
	}

	/**
	 * Return when the handshake line was printed.
	 * @return the time, {@code null} if it has not been printed
	 */
	@Nullable Instant time() {
		return this.time;
	}

}
