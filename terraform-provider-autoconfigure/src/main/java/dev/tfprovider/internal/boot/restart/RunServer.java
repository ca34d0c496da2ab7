/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.grpc.Server;
import io.grpc.ServerServiceDefinition;

/**
 * A server as one run of the application has it. When the run ends it is shut down for
 * that run, and goes on for the next.
 */
final class RunServer extends Server {

	private final Server server;

	private final CountDownLatch ended = new CountDownLatch(1);

	/**
	 * Create the server of a run.
	 * @param server the server, which listens
	 */
	RunServer(Server server) {
		this.server = server;
	}

	@Override
	public Server start() {
		return this;
	}

	@Override
	public Server shutdown() {
		this.ended.countDown();
		return this;
	}

	@Override
	public Server shutdownNow() {
		return shutdown();
	}

	@Override
	public boolean isShutdown() {
		return this.ended.getCount() == 0;
	}

	@Override
	public boolean isTerminated() {
		return isShutdown();
	}

	@Override
	public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
		return this.ended.await(timeout, unit);
	}

	@Override
	public void awaitTermination() throws InterruptedException {
		this.ended.await();
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
