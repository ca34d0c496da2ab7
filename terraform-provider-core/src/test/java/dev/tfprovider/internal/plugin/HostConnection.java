/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayInputStream;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.concurrent.TimeUnit;

import io.grpc.ManagedChannel;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.util.concurrent.DefaultThreadFactory;

/**
 * A host's end of the connection: knows the handshake line and nothing else of the
 * server.
 */
public record HostConnection(ManagedChannel channel) implements AutoCloseable {

	private static final EventLoopGroup UNIX_THREADS = new MultiThreadIoEventLoopGroup(1,
			new DefaultThreadFactory("host-io", true), NioIoHandler.newFactory());

	public static HostConnection plainText(String handshakeLine) {
		return new HostConnection(builder(handshakeLine).usePlaintext().build());
	}

	public static HostConnection tls(String handshakeLine, ClientCertificate certificate, String... protocols) {
		try {
			String server = handshakeLine.strip().split("\\|")[5];
			SslContextBuilder context = SslContextBuilder.forClient()
				.trustManager((X509Certificate) CertificateFactory.getInstance("X.509")
					.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(server))));
			if (certificate != null) {
				context.keyManager(certificate.pair().getPrivate(), certificate.certificate());
			}
			if (protocols.length > 0) {
				context.protocols(protocols);
			}
			return new HostConnection(
					builder(handshakeLine).sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build())
						.build());
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static NettyChannelBuilder builder(String handshakeLine) {
		String[] fields = handshakeLine.split("\\|");
		NettyChannelBuilder builder = fields[2].equals("unix") ? unix(Path.of(fields[3])) : tcp(fields[3].split(":"));
		return builder.overrideAuthority("localhost").maxInboundMessageSize(Integer.MAX_VALUE);
	}

	private static NettyChannelBuilder tcp(String[] address) {
		return NettyChannelBuilder.forAddress(address[0], Integer.parseInt(address[1]));
	}

	private static NettyChannelBuilder unix(Path socket) {
		return NettyChannelBuilder.forAddress(UnixDomainSocketAddress.of(socket))
			.channelType(NioDomainSocketChannel.class, UnixDomainSocketAddress.class)
			.eventLoopGroup(UNIX_THREADS);
	}

	public ServingStatus health() {
		return HealthGrpc.newBlockingStub(this.channel)
			.check(HealthCheckRequest.newBuilder().setService("plugin").build())
			.getStatus();
	}

	@Override
	public void close() throws InterruptedException {
		this.channel.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
	}

}
