/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.function.Supplier;

import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;

/**
 * The server for a host that has launched the provider and waits for the handshake line.
 */
final class HostServer extends LaunchServer {

	HostServer(PluginProcess process, ProviderExit exit, ConnectionSessions sessions,
			Supplier<ProviderTransport> transport) {
		super(process, exit, sessions, transport);
	}

	@Override
	public void announceToHost() {
		ProviderServer listening = server();
		if (listening != null) {
			announcement().tellHost(listening.start(protocol()));
		}
	}

	/**
	 * Answer all calls by an error, and tell the host where, if it does not know. Spring
	 * stops the server of a context that fails to start, so this may take another.
	 * @param summary noun phrase, without full stop
	 * @param detail what failed and what to do
	 */
	void fail(String summary, String detail) {
		answerWith(summary, detail);
		ProviderServer ofContext = server();
		if (ofContext == null || ofContext.isShutdown()) {
			createForContext(false, (builder) -> {
			});
		}
		announceToHost();
	}

}
