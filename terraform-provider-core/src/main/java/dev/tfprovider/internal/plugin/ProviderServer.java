/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.netty.NettyServerBuilder;
import org.jspecify.annotations.Nullable;

/**
 * The gRPC server for a host, with the services of go-plugin and of the provider. It
 * knows of no application, so it can listen before there is one. A second start does
 * nothing.
 */
public final class ProviderServer extends Server implements AutoCloseable {

	private static final int GRACE_MILLISECONDS = 300;

	/**
	 * Time to tell hosts of the calls that are cut.
	 */
	private static final int CUT_MILLISECONDS = 200;

	private final ProviderTransport transport;

	private final HostServices hostServices;

	private final @Nullable ProviderSocket socket;

	private final Server server;

	private @Nullable ServerAddress address;

	private ProviderServer(ProviderTransport transport, HostServices hostServices, @Nullable ProviderSocket socket,
			NettyServerBuilder builder, Consumer<NettyServerBuilder> provider) {
		this.transport = transport;
		this.hostServices = hostServices;
		this.socket = socket;
		hostServices.services().forEach(builder::addService);
		provider.accept(builder);
		this.server = builder.build();
	}

	/**
	 * Create a server for a port of the loopback interface, not yet listening.
	 * @param port the port, or 0 for a free one
	 * @param transport how to talk to the host; closed with the server
	 * @param hostServices what every host calls; closed with the server
	 * @param provider adds what else is called
	 * @return the server
	 */
	public static ProviderServer onPort(int port, ProviderTransport transport, HostServices hostServices,
			Consumer<NettyServerBuilder> provider) {
		return new ProviderServer(transport, hostServices, null, transport.newServerBuilder(port), provider);
	}

	/**
	 * Create a server for a unix socket, not yet listening.
	 * @param socket the socket; removed with the server
	 * @param transport how to talk to the host; closed with the server
	 * @param hostServices what every host calls; closed with the server
	 * @param provider adds what else is called
	 * @return the server
	 */
	public static ProviderServer onSocket(ProviderSocket socket, ProviderTransport transport, HostServices hostServices,
			Consumer<NettyServerBuilder> provider) {
		return new ProviderServer(transport, hostServices, socket, transport.newServerBuilder(socket), provider);
	}

	/**
	 * Listen, unless it does already.
	 * @return this server
	 * @throws IOException if it cannot listen there, or the group that the host names may
	 * not be given the socket
	 */
	@Override
	public synchronized ProviderServer start() throws IOException {
		if (this.address == null) {
			try {
				this.server.start();
				this.address = (this.socket != null) ? open(this.socket)
						: ServerAddress.loopback(this.server.getPort());
			}
			catch (IOException ex) {
				shutdownNow();
				throw ex;
			}
		}
		return this;
	}

	private static ServerAddress open(ProviderSocket socket) throws IOException {
		try {
			return socket.open();
		}
		catch (IOException ex) {
			throw new IOException("The socket cannot be given to the group the host names", ex);
		}
	}

	/**
	 * Listen, unless it does already.
	 * @param version protocol version of the provider service
	 * @return the line to print now that connections are answered
	 * @throws UncheckedIOException if it cannot listen there
	 */
	public HandshakeLine start(ProtocolVersion version) {
		try {
			start();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return this.transport.handshakeLine(version, address());
	}

	/**
	 * Return where hosts find the server.
	 * @return its address
	 * @throws IllegalStateException if it does not listen yet
	 */
	public synchronized ServerAddress address() {
		if (this.address == null) {
			throw new IllegalStateException("The server has not been started");
		}
		return this.address;
	}

	/**
	 * Take no more calls, and end the streams that hosts keep open. Calls in flight go
	 * on.
	 * @return this server
	 */
	@Override
	public Server shutdown() {
		this.hostServices.close();
		this.server.shutdown();
		if (this.socket != null) {
			this.socket.close();
		}
		return this;
	}

	@Override
	public Server shutdownNow() {
		shutdown();
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

	/**
	 * Return the port the server listens on.
	 * @return the port; -1 on a unix socket
	 */
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

	/**
	 * Stop serving: calls in flight get 0.3 seconds, then they are cut. Lets go of the
	 * transport.
	 */
	@Override
	public void close() {
		shutdown();
		if (!endsWithin(GRACE_MILLISECONDS)) {
			this.server.shutdownNow();
			endsWithin(CUT_MILLISECONDS);
		}
		this.transport.close();
	}

	private boolean endsWithin(int milliseconds) {
		try {
			return this.server.awaitTermination(milliseconds, TimeUnit.MILLISECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

}
