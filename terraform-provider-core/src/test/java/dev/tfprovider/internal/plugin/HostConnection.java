/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayInputStream;
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
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;

/**
 * A host's end of the connection: knows the handshake line and nothing else of the
 * server.
 */
record HostConnection(ManagedChannel channel) implements AutoCloseable {

	static HostConnection plainText(String handshakeLine) {
		return new HostConnection(builder(handshakeLine).usePlaintext().build());
	}

	static HostConnection tls(String handshakeLine, ClientCertificate certificate, String... protocols) {
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
		String[] address = handshakeLine.split("\\|")[3].split(":");
		return NettyChannelBuilder.forAddress(address[0], Integer.parseInt(address[1]))
			.overrideAuthority("localhost")
			.maxInboundMessageSize(Integer.MAX_VALUE);
	}

	ServingStatus health() {
		return HealthGrpc.newBlockingStub(this.channel)
			.check(HealthCheckRequest.newBuilder().setService("plugin").build())
			.getStatus();
	}

	@Override
	public void close() throws InterruptedException {
		this.channel.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
	}

}
