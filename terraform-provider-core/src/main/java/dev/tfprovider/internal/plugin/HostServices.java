/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

import io.grpc.ServerInterceptors;
import io.grpc.ServerServiceDefinition;

/**
 * The gRPC services that every go-plugin host calls.
 */
public final class HostServices implements AutoCloseable {

	private final ControllerService controller;

	private final BrokerService broker = new BrokerService();

	private final HealthService health = new HealthService();

	private final AtomicBoolean closed = new AtomicBoolean();

	/**
	 * Create the services of one launch.
	 * @param onShutdown called once when the host asks the process to end; must return
	 * quickly
	 */
	public HostServices(Runnable onShutdown) {
		this.controller = new ControllerService(onShutdown);
	}

	/**
	 * Return the services to add to a server of a {@link ProviderTransport}.
	 * @return the services
	 */
	public List<ServerServiceDefinition> services() {
		return Stream.of(this.controller, new StdioService(), this.broker, this.health)
			.map((service) -> ServerInterceptors.intercept(service, HostConnectionMark.INSTANCE))
			.toList();
	}

	/**
	 * Complete the streams that hosts keep open, so that a server can end in order. More
	 * than once is no more than once.
	 */
	@Override
	public void close() {
		if (this.closed.compareAndSet(false, true)) {
			this.health.close();
			this.broker.close();
		}
	}

}
