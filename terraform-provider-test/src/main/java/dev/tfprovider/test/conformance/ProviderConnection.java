/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.conformance;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.plugin.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.GoPlugin;
import dev.tfprovider.internal.protocol.v6.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.Tfplugin6;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.ClientCalls;
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
 * Connects to a provider as a host does. Each call may take 20 seconds, then it counts as
 * hanging.
 *
 * @param channel the connection
 */
record ProviderConnection(ManagedChannel channel) implements AutoCloseable {

	private static final int LONGEST_CALL_SECONDS = 20;

	private static final int MAX_MESSAGE_SIZE = 256 * 1024 * 1024;

	private static final EventLoopGroup UNIX_THREADS = new MultiThreadIoEventLoopGroup(1,
			new DefaultThreadFactory("provider-connection", true), NioIoHandler.newFactory());

	static ProviderConnection plainText(HandshakeFields handshake) {
		return new ProviderConnection(builder(handshake).usePlaintext().build());
	}

	/**
	 * Connect as Terraform does: trust the certificate of the handshake line and no
	 * other, show one's own.
	 * @param own certificate to show, {@code null} for none
	 */
	static ProviderConnection tls(HandshakeFields handshake, @Nullable HostCertificate own) {
		try {
			SslContextBuilder context = SslContextBuilder.forClient()
				.trustManager((X509Certificate) CertificateFactory.getInstance("X.509")
					.generateCertificate(
							new ByteArrayInputStream(Base64.getDecoder().decode(handshake.certificate()))));
			if (own != null) {
				context.keyManager(own.pair().getPrivate(), own.certificate());
			}
			return new ProviderConnection(builder(handshake).overrideAuthority("localhost")
				.sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build())
				.build());
		}
		catch (CertificateException | IOException ex) {
			throw new AssertionError("The certificate of the handshake line cannot be used", ex);
		}
	}

	private static NettyChannelBuilder builder(HandshakeFields handshake) {
		NettyChannelBuilder builder = handshake.network().equals("unix") ? unix(Path.of(handshake.address()))
				: tcp(handshake.address());
		return builder.maxInboundMessageSize(MAX_MESSAGE_SIZE);
	}

	private static NettyChannelBuilder tcp(String address) {
		int colon = address.lastIndexOf(':');
		return NettyChannelBuilder.forAddress(
				new InetSocketAddress(address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))));
	}

	private static NettyChannelBuilder unix(Path socket) {
		return NettyChannelBuilder.forAddress(UnixDomainSocketAddress.of(socket))
			.overrideAuthority("localhost")
			.channelType(NioDomainSocketChannel.class, UnixDomainSocketAddress.class)
			.withOption(ChannelOption.SO_KEEPALIVE, null)
			.eventLoopGroup(UNIX_THREADS);
	}

	ProviderGrpc.ProviderBlockingStub provider() {
		return ProviderGrpc.newBlockingStub(this.channel).withDeadlineAfter(LONGEST_CALL_SECONDS, TimeUnit.SECONDS);
	}

	Tfplugin6.GetProviderSchema.Response schema() {
		return provider().getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
	}

	void shutDown() {
		GRPCControllerGrpc.newBlockingStub(this.channel)
			.withDeadlineAfter(LONGEST_CALL_SECONDS, TimeUnit.SECONDS)
			.shutdown(GoPlugin.Empty.getDefaultInstance());
	}

	/**
	 * Make any call that sends one message.
	 * @return the first answer, {@code null} if a stream has none
	 */
	<Q, R> @Nullable R call(MethodDescriptor<Q, R> method, Q request) {
		CallOptions options = CallOptions.DEFAULT.withDeadlineAfter(LONGEST_CALL_SECONDS, TimeUnit.SECONDS);
		if (method.getType() == MethodDescriptor.MethodType.UNARY) {
			return ClientCalls.blockingUnaryCall(this.channel, method, options, request);
		}
		Iterator<R> answers = ClientCalls.blockingServerStreamingCall(this.channel, method, options, request);
		return answers.hasNext() ? answers.next() : null;
	}

	@Override
	public void close() {
		this.channel.shutdownNow();
		try {
			this.channel.awaitTermination(LONGEST_CALL_SECONDS, TimeUnit.SECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
