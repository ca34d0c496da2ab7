/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.grpc.netty.NettyServerBuilder;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * How a server talks to its host, whoever builds the server: address, limits, TLS and
 * threads.
 * <p>
 * Close it after the server. A virtual machine with a thread waiting for the network
 * needs 0.3 seconds to exit, without one some milliseconds.
 */
public final class ProviderTransport implements AutoCloseable {

	/**
	 * Largest message accepted, in bytes; the limit of Terraform's own plugins.
	 */
	public static final int MAX_MESSAGE_SIZE = 256 * 1024 * 1024;

	private static final int THREADS = 2;

	private static final int CLOSE_MILLISECONDS = 200;

	private final HostOffer offer;

	private final @Nullable PluginTls tls;

	private final EventLoopGroup threads = new MultiThreadIoEventLoopGroup(THREADS,
			new DefaultThreadFactory("provider-io"), NioIoHandler.newFactory());

	private final ExecutorService calls = Executors
		.newCachedThreadPool(new DefaultThreadFactory("provider-call", true));

	/**
	 * Create the transport the host asks for: mutual TLS if it gave a certificate, else
	 * plain text. Takes a good part of the start-up time.
	 * @param offer the offer of the host
	 * @throws IllegalArgumentException if the host's certificate cannot be read
	 */
	public ProviderTransport(HostOffer offer) {
		this(offer, () -> ServerCertificate.generate(Instant.now()));
	}

	/**
	 * Create the transport the host asks for, with a certificate made elsewhere.
	 * @param offer the offer of the host
	 * @param certificate gives key and certificate if the host asks for TLS
	 * @throws IllegalArgumentException if the host's certificate cannot be read
	 */
	public ProviderTransport(HostOffer offer, Supplier<ServerCertificate> certificate) {
		this.offer = offer;
		this.tls = (offer.clientCertificate() != null) ? PluginTls.create(offer.clientCertificate(), certificate.get())
				: null;
	}

	/**
	 * Return the only address a provider listens on.
	 * @return 127.0.0.1, whatever protocol family the JDK prefers
	 */
	public static InetAddress address() {
		try {
			return InetAddress.getByAddress("localhost", new byte[] { 127, 0, 0, 1 });
		}
		catch (UnknownHostException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Return a builder for a server on a free port.
	 * @return a configured builder, without services
	 */
	public NettyServerBuilder newServerBuilder() {
		return configure(NettyServerBuilder.forAddress(new InetSocketAddress(address(), 0)));
	}

	/**
	 * Configure a server built elsewhere. Its listen address must be {@link #address()}.
	 * @param builder builder to change
	 * @return the same builder
	 */
	public NettyServerBuilder configure(NettyServerBuilder builder) {
		if (this.tls != null) {
			builder.sslContext(this.tls.context());
		}
		return builder.maxInboundMessageSize(MAX_MESSAGE_SIZE)
			.executor(this.calls)
			.bossEventLoopGroup(this.threads)
			.workerEventLoopGroup(this.threads)
			.channelType(NioServerSocketChannel.class);
	}

	/**
	 * Return the line that leads the host to a server of this transport.
	 * @param version protocol version the server speaks
	 * @param port port the server is bound to
	 * @return the line to print
	 */
	public HandshakeLine handshakeLine(ProtocolVersion version, int port) {
		return new HandshakeLine(version, port, (this.tls != null) ? this.tls.certificate() : null,
				this.offer.multiplex());
	}

	/**
	 * Interrupt the calls that still run, and let go of all threads.
	 */
	@Override
	public void close() {
		this.threads.shutdownGracefully(0, CLOSE_MILLISECONDS, TimeUnit.MILLISECONDS)
			.awaitUninterruptibly(CLOSE_MILLISECONDS);
		// not before: a connection that cannot tell its calls that it is closed stays
		// open
		this.calls.shutdownNow();
	}

	/**
	 * Tell whether everything has ended.
	 * @return {@code false} before {@link #close()}, and as long as a call ignores its
	 * interruption
	 */
	public boolean isClosed() {
		return this.calls.isTerminated();
	}

}
