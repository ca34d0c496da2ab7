/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.grpc.Server;
import io.grpc.ServerServiceDefinition;

/**
 * A server that was started before the context, whose lifecycle it has from now on.
 */
class ListeningServer extends Server {

	private final Server server;

	ListeningServer(Server server) {
		this.server = server;
	}

	@Override
	public Server start() {
		return this;
	}

	@Override
	public Server shutdown() {
		this.server.shutdown();
		return this;
	}

	@Override
	public Server shutdownNow() {
		this.server.shutdownNow();
		return this;
	}

	@Override
	public boolean isShutdown() {
		return this.server.isShutdown();
	}

	@Override
	public boolean isTerminated() {
		return this.server.isTerminated();
	}

	@Override
	public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
		return this.server.awaitTermination(timeout, unit);
	}

	@Override
	public void awaitTermination() throws InterruptedException {
		this.server.awaitTermination();
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
