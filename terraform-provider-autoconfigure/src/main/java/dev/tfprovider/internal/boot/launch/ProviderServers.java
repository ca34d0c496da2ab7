/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

import dev.tfprovider.internal.plugin.exit.ProviderExit;
import dev.tfprovider.internal.plugin.handshake.ProviderSocket;
import dev.tfprovider.internal.plugin.launch.PluginProcess;
import dev.tfprovider.internal.plugin.server.HostServices;
import dev.tfprovider.internal.plugin.server.ProviderServer;
import dev.tfprovider.internal.plugin.server.ProviderTransport;
import io.grpc.netty.NettyServerBuilder;

/**
 * Creates the servers of a launch, on a socket or a port, and closes them.
 */
final class ProviderServers {

	private final PluginProcess process;

	private final ProviderExit exit;

	private final Supplier<ProviderTransport> transport;

	private final List<ProviderServer> made = new CopyOnWriteArrayList<>();

	/**
	 * Create servers.
	 * @param transport waits for the transport; returns the same one every time
	 */
	ProviderServers(PluginProcess process, ProviderExit exit, Supplier<ProviderTransport> transport) {
		this.process = process;
		this.exit = exit;
		this.transport = transport;
	}

	/**
	 * Create a server, not yet listening.
	 * @param onSocket whether to listen on a unix socket if the system supports it
	 * @param port the port if there is no socket, 0 for any
	 * @param provider the services and the changes of beans
	 */
	ProviderServer create(boolean onSocket, IntSupplier port, Consumer<NettyServerBuilder> provider) {
		ProviderTransport hosts = this.transport.get();
		ProviderSocket socket = onSocket ? ProviderSocket.create(this.process).orElse(null) : null;
		return (socket != null) ? made(ProviderServer.onSocket(socket, hosts, hostServices(), provider))
				: onPort(port.getAsInt(), hosts, provider);
	}

	/**
	 * Create a server on a port, not yet listening.
	 */
	ProviderServer onPort(int port, ProviderTransport hosts, Consumer<NettyServerBuilder> provider) {
		return made(ProviderServer.onPort(port, hosts, hostServices(), provider));
	}

	/**
	 * Stop the servers and their threads.
	 */
	void close() {
		this.made.forEach(ProviderServer::close);
	}

	private ProviderServer made(ProviderServer server) {
		this.made.add(server);
		return server;
	}

	private HostServices hostServices() {
		return new HostServices(this.exit::begin);
	}

}
