/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.plugin.proto.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin;
import io.grpc.ManagedChannel;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.util.concurrent.DefaultThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * A connection of a host to a provider.
 *
 * @param channel takes the calls
 */
public record HostConnection(ManagedChannel channel) implements AutoCloseable {

	private static final int MAX_MESSAGE_SIZE = 256 * 1024 * 1024;

	private static final int CLOSE_SECONDS = 20;

	/**
	 * Connect as Terraform does: trust the certificate of the handshake line and no
	 * other, show one's own. Without a certificate in the line, in plain text.
	 * @param handshake the line
	 * @param own key and certificate to show, {@code null} for none
	 * @return the connection, which is made with the first call
	 * @throws IllegalArgumentException if the line leads nowhere
	 */
	public static HostConnection open(Handshake handshake, @Nullable HostIdentity own) {
		return handshake.certificate().isEmpty() ? plainText(handshake) : tls(handshake, own);
	}

	/**
	 * Connect in plain text, whatever the line says.
	 * @param handshake the line
	 * @return the connection, which is made with the first call
	 * @throws IllegalArgumentException if the line leads nowhere
	 */
	public static HostConnection plainText(Handshake handshake) {
		return new HostConnection(builder(handshake).usePlaintext().build());
	}

	private static HostConnection tls(Handshake handshake, @Nullable HostIdentity own) {
		try {
			SslContextBuilder context = SslContextBuilder.forClient()
				.trustManager(HostIdentity.certificate(Base64.getDecoder().decode(handshake.certificate())));
			if (own != null) {
				context.keyManager(own.key(), own.certificate());
			}
			return new HostConnection(
					builder(handshake).sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build()).build());
		}
		catch (GeneralSecurityException | IOException ex) {
			throw new IllegalArgumentException("The certificate of the handshake line cannot be used", ex);
		}
	}

	private static NettyChannelBuilder builder(Handshake handshake) {
		NettyChannelBuilder builder = handshake.network().equals("unix") ? unix(Path.of(handshake.address()))
				: tcp(handshake.address());
		return builder.overrideAuthority("localhost").maxInboundMessageSize(MAX_MESSAGE_SIZE);
	}

	private static NettyChannelBuilder tcp(String address) {
		int colon = address.lastIndexOf(':');
		if (colon < 0) {
			throw new IllegalArgumentException("'%s' is no address and port".formatted(address));
		}
		return NettyChannelBuilder.forAddress(
				new InetSocketAddress(address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))));
	}

	private static NettyChannelBuilder unix(Path socket) {
		return NettyChannelBuilder.forAddress(UnixDomainSocketAddress.of(socket))
			.channelType(NioDomainSocketChannel.class, UnixDomainSocketAddress.class)
			// gRPC sets it for all, null takes it away where there is no such option
			.withOption(ChannelOption.SO_KEEPALIVE, null)
			.eventLoopGroup(UnixThreads.GROUP);
	}

	/**
	 * Ask the provider to end.
	 * @param longest how long its answer may take
	 * @throws io.grpc.StatusRuntimeException if it does not answer
	 */
	public void shutDown(Duration longest) {
		GRPCControllerGrpc.newBlockingStub(this.channel)
			.withDeadlineAfter(longest.toMillis(), TimeUnit.MILLISECONDS)
			.shutdown(GoPlugin.Empty.getDefaultInstance());
	}

	@Override
	public void close() {
		this.channel.shutdownNow();
		try {
			this.channel.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	/**
	 * Made when a provider on a unix socket is met for the first time.
	 */
	private static final class UnixThreads {

		private static final EventLoopGroup GROUP = new MultiThreadIoEventLoopGroup(1,
				new DefaultThreadFactory("provider-connection", true), NioIoHandler.newFactory());

	}

}
