/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.internal.boot.restart.DevelopmentServer;
import dev.tfprovider.internal.boot.restart.ListeningServer;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ServerAddress;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;

/**
 * The server of one of several runs of an application in a process: it listens over all
 * of them.
 */
final class RestartedServer extends DeveloperServer {

	private final DevelopmentServer development;

	private final boolean first;

	/**
	 * Create the server of a run.
	 * @param development serves hosts over all runs
	 * @param first whether there was no run before
	 */
	RestartedServer(PluginProcess process, ProviderExit exit, ConnectionSessions sessions,
			Supplier<ProviderTransport> transport, DevelopmentServer development, boolean first) {
		super(process, exit, sessions, transport);
		this.development = development;
		this.first = first;
	}

	/**
	 * Return whether there was no run before.
	 */
	boolean isFirst() {
		return this.first;
	}

	@Override
	public Server createForContext(boolean onSocket, Consumer<NettyServerBuilder> customizer) {
		return this.development.listen((services) -> listening(create(onSocket, services.andThen(customizer))));
	}

	private static ListeningServer listening(ProviderServer server) {
		try {
			return new ListeningServer(server, server.start().address(), server::close);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public void serve(ProviderService provider) {
		this.development.provide(service(provider), sessions().filter());
	}

	@Override
	boolean isServed() {
		return this.development.isRunning();
	}

	@Override
	public void announceToDeveloper(String address) {
		announceOnce("Provider started.", address);
	}

	private void announceOnce(String event, String address) {
		if (this.development.announce(address, protocol())) {
			announce(event, address);
		}
	}

	/**
	 * Answer calls with the failure of the application until it starts again, and tell
	 * the developer where, if nobody knows yet.
	 * @param summary noun phrase, without full stop
	 * @param detail what failed and what to do
	 */
	void fail(String summary, String detail) {
		this.development.fail(summary, detail);
		settings().ifPresent((settings) -> {
			createForContext(false, (builder) -> {
			});
			announceOnce("The provider failed to start, and starts again when its classes change.", settings.address());
		});
	}

	@Override
	public void endRun() {
		this.development.endRun();
	}

	@Override
	Optional<ServerAddress> address() {
		return Optional.ofNullable(this.development.address());
	}

	@Override
	public void close() {
		this.development.close();
	}

}
