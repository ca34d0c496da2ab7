/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.plugin.handshake.ProviderSocket;
import dev.tfprovider.internal.plugin.launch.HostProperties;
import dev.tfprovider.internal.plugin.launch.PluginProcess;
import dev.tfprovider.internal.plugin.launch.ProtocolVersion;
import dev.tfprovider.internal.plugin.launch.StdoutGuard;
import dev.tfprovider.internal.plugin.launch.SystemPluginProcess;
import dev.tfprovider.internal.plugin.server.HostServices;
import dev.tfprovider.internal.plugin.server.ProviderServer;
import dev.tfprovider.internal.plugin.server.ProviderTransport;
import dev.tfprovider.internal.protocol.ConnectionSessions;

/**
 * A provider process that packages of tests start.
 */
public final class ServedNotes {

	private ServedNotes() {
	}

	public static void main(String[] arguments) {
		PluginProcess process = new SystemPluginProcess(new StdoutGuard(), arguments);
		ProviderExit exit = new ProviderExit(process);
		ConnectionSessions sessions = new ConnectionSessions();
		ProviderServer server = ProviderServer.onSocket(ProviderSocket.create(process).orElseThrow(),
				new ProviderTransport(HostProperties.of(process)), new HostServices(exit::begin),
				(builder) -> builder.addService(NotesProvider.commanded(sessions).service())
					.addTransportFilter(sessions.filter()));
		exit.before(server::close);
		server.start(ProtocolVersion.V6).print(process.standardOutput());
	}

	/**
	 * Return a script that starts it.
	 * @return a shell script
	 */
	public static String script() {
		return """
				#!/bin/sh
				exec '%s/bin/java' -XX:TieredStopAtLevel=1 -cp '%s' %s
				""".formatted(System.getProperty("java.home"), System.getProperty("java.class.path"),
				ServedNotes.class.getName());
	}

}
