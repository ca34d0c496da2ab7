/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import io.grpc.Server;
import io.grpc.ServerServiceDefinition;

/**
 * Keeps a server listening that the context stops before its calls are answered. Spring
 * stops the lifecycle beans of a context that fails to start, and the host waits for the
 * reason at this server.
 */
final class StartingServer extends Server {

	private final Server server;

	private final BooleanSupplier served;

	private volatile boolean kept;

	/**
	 * Create a server for the lifecycle of a context.
	 * @param server the server, which listens
	 * @param served whether calls are answered
	 */
	StartingServer(Server server, BooleanSupplier served) {
		this.server = server;
		this.served = served;
	}

	@Override
	public Server start() throws IOException {
		this.server.start();
		return this;
	}

	@Override
	public Server shutdown() {
		return end(Server::shutdown);
	}

	@Override
	public Server shutdownNow() {
		return end(Server::shutdownNow);
	}

	private Server end(Consumer<Server> shutdown) {
		this.kept = !this.served.getAsBoolean();
		if (!this.kept) {
			shutdown.accept(this.server);
		}
		return this;
	}

	@Override
	public boolean isShutdown() {
		return this.kept || this.server.isShutdown();
	}

	@Override
	public boolean isTerminated() {
		return this.kept || this.server.isTerminated();
	}

	@Override
	public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
		return this.kept || this.server.awaitTermination(timeout, unit);
	}

	@Override
	public void awaitTermination() throws InterruptedException {
		if (!this.kept) {
			this.server.awaitTermination();
		}
	}

	@Override
	public int getPort() {
		return this.server.getPort();
	}

	@Override
	public List<? extends SocketAddress> getListenSockets() {
		return this.server.getListenSockets();
	}

	@Override
	public List<ServerServiceDefinition> getServices() {
		return this.server.getServices();
	}

}
