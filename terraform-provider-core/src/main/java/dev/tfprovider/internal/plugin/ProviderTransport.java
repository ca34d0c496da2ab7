/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

import io.grpc.netty.NettyServerBuilder;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerDomainSocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * The transport between server and host: address, limits, TLS and threads.
 * <p>
 * Close it after the server. A virtual machine with a thread waiting for the network
 * needs 0.3 seconds to exit, without one some milliseconds.
 */
public final class ProviderTransport implements AutoCloseable {

	/**
	 * Largest message accepted, in bytes, if there is memory for it; the limit of
	 * Terraform's own plugins.
	 */
	public static final int MAX_MESSAGE_SIZE = 256 * 1024 * 1024;

	/**
	 * Connections that have not shown the host's certificate yet. A host has one.
	 */
	static final int UNPROVEN_CONNECTIONS = 64;

	/**
	 * Time for a connection to do so. A machine that is slow may start many providers.
	 */
	private static final Duration HANDSHAKE_TIME = Duration.ofSeconds(30);

	private static final int THREADS = 2;

	private static final int CLOSE_MILLISECONDS = 200;

	private final HostProperties offer;

	private final Duration handshakeTime;

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
	public ProviderTransport(HostProperties offer) {
		this(offer, HANDSHAKE_TIME);
	}

	ProviderTransport(HostProperties offer, Duration handshakeTime) {
		this.offer = offer;
		this.handshakeTime = handshakeTime;
		this.tls = (offer.clientCertificate() != null)
				? PluginTls.create(offer.clientCertificate(), ServerCertificate.generate(Instant.now())) : null;
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
	 * Return a builder for a server on a port of {@link #address()}.
	 * @param port the port, or 0 for a free one
	 * @return a configured builder, without services
	 */
	NettyServerBuilder newServerBuilder(int port) {
		NettyServerBuilder builder = configure(NettyServerBuilder.forAddress(new InetSocketAddress(address(), port)));
		if (this.tls == null) {
			return builder.channelType(NioServerSocketChannel.class);
		}
		ConnectionLimit limit = new ConnectionLimit(UNPROVEN_CONNECTIONS);
		return builder.channelFactory(() -> limit.on(new NioServerSocketChannel())).addTransportFilter(limit);
	}

	/**
	 * Return a builder for a server on a unix socket.
	 * @param socket the socket, closed by the caller
	 * @return a configured builder, without services
	 */
	NettyServerBuilder newServerBuilder(ProviderSocket socket) {
		return configure(NettyServerBuilder.forAddress(socket.address()))
			.channelFactory(NioServerDomainSocketChannel::new)
			// gRPC sets it for all, null takes it away where there is no such option
			.withChildOption(ChannelOption.SO_KEEPALIVE, null);
	}

	/**
	 * Returns the largest message to accept: one that cannot be read in the memory there
	 * is only costs other calls their connection.
	 */
	static int largestMessage(long heap) {
		return (int) Math.min(MAX_MESSAGE_SIZE, heap / 2);
	}

	private NettyServerBuilder configure(NettyServerBuilder builder) {
		if (this.tls != null) {
			builder.sslContext(this.tls.context());
		}
		return builder.addTransportFilter(HostConnectionMark.INSTANCE)
			.maxInboundMessageSize(largestMessage(Runtime.getRuntime().maxMemory()))
			.handshakeTimeout(this.handshakeTime.toMillis(), TimeUnit.MILLISECONDS)
			.executor(this.calls)
			.bossEventLoopGroup(this.threads)
			.workerEventLoopGroup(this.threads);
	}

	/**
	 * Return the line that leads the host to a server of this transport.
	 * @param version protocol version the server speaks
	 * @param address where it listens
	 * @return the line to print
	 */
	HandshakeLine handshakeLine(ProtocolVersion version, ServerAddress address) {
		return new HandshakeLine(version, address, (this.tls != null) ? this.tls.certificate() : null,
				this.offer.multiplex());
	}

	/**
	 * Interrupt the calls that still run, and let go of all threads, without waiting for
	 * them.
	 */
	@Override
	public void close() {
		// calls after connections: one that cannot tell its calls that it is closed stays
		// open, however long closing takes
		this.threads.shutdownGracefully(0, CLOSE_MILLISECONDS, TimeUnit.MILLISECONDS)
			.addListener((done) -> this.calls.shutdownNow());
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
