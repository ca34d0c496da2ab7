/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.plugin.HostProperties;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderSocket;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.StdoutGuard;
import dev.tfprovider.internal.plugin.SystemPluginProcess;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;

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
