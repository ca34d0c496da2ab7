/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import io.grpc.BindableService;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.ServerInterceptor;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.inprocess.InProcessSocketAddress;

/**
 * Serves a provider inside the process. Calls run on the caller's thread, one after the
 * other.
 */
public final class InProcessTransport implements Transport {

	private final Server server;

	private final ProtocolVersion protocol;

	/**
	 * Start serving a provider.
	 * @param provider the {@code Provider} service of a protocol version
	 * @param sessions the sessions the service talks to
	 * @param interceptors interceptors between transport and service
	 */
	public InProcessTransport(BindableService provider, ConnectionSessions sessions,
			List<ServerInterceptor> interceptors) {
		this.protocol = ProtocolVersion.of(provider);
		InProcessServerBuilder builder = InProcessServerBuilder.forName(InProcessServerBuilder.generateName())
			.directExecutor()
			.addService(provider)
			.addTransportFilter(sessions.filter());
		interceptors.forEach(builder::intercept);
		try {
			this.server = builder.build().start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public Connection connect() {
		String name = ((InProcessSocketAddress) this.server.getListenSockets().get(0)).getName();
		ManagedChannel channel = InProcessChannelBuilder.forName(name).directExecutor().build();
		return new Connection(channel, this.protocol, () -> {
		});
	}

	@Override
	public void close() {
		this.server.shutdownNow();
	}

}
