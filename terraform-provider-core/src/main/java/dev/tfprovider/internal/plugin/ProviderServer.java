/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import io.grpc.BindableService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;

/**
 * A gRPC server for a host. It knows of no application, so it can listen before there is
 * one.
 */
public final class ProviderServer implements AutoCloseable {

	private static final int GRACE_MILLISECONDS = 300;

	private final ProviderTransport transport;

	private final HostServices hostServices;

	private final Server server;

	/**
	 * Create a server, not yet listening.
	 * @param transport how to talk to the host; closed with the server
	 * @param hostServices what every host calls
	 * @param services the provider
	 */
	public ProviderServer(ProviderTransport transport, HostServices hostServices, List<BindableService> services) {
		this(transport, hostServices, (builder) -> services.forEach(builder::addService));
	}

	/**
	 * Create a server, not yet listening.
	 * @param transport how to talk to the host; closed with the server
	 * @param hostServices what every host calls
	 * @param provider adds what else is called
	 */
	public ProviderServer(ProviderTransport transport, HostServices hostServices,
			Consumer<NettyServerBuilder> provider) {
		this.transport = transport;
		this.hostServices = hostServices;
		NettyServerBuilder builder = transport.newServerBuilder();
		hostServices.services().forEach(builder::addService);
		provider.accept(builder);
		this.server = builder.build();
	}

	/**
	 * Listen on a free port of the loopback interface.
	 * @param version protocol version of the provider service
	 * @return the line to print now that connections are answered
	 * @throws UncheckedIOException if no port can be bound
	 */
	public HandshakeLine start(ProtocolVersion version) {
		try {
			this.server.start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return this.transport.handshakeLine(version, ServerAddress.loopback(this.server.getPort()));
	}

	/**
	 * Return the server itself.
	 * @return the server, listening or not
	 */
	public Server server() {
		return this.server;
	}

	/**
	 * Stop serving: calls in flight get 0.3 seconds, then they are cut.
	 */
	@Override
	public void close() {
		this.server.shutdown();
		this.hostServices.close();
		try {
			if (!this.server.awaitTermination(GRACE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
				this.server.shutdownNow();
			}
		}
		catch (InterruptedException ex) {
			this.server.shutdownNow();
			Thread.currentThread().interrupt();
		}
		this.transport.close();
	}

}
