/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

import dev.tfprovider.internal.plugin.HandshakeLine;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;

/**
 * Connects to servers in tests, and asks for their health.
 */
public final class TestHost {

	private TestHost() {
	}

	public static HostConnection plainText(HandshakeLine line) {
		return HostConnection.plainText(Handshake.parse(line.toString()));
	}

	public static HostConnection open(HandshakeLine line, HostIdentity identity) {
		return HostConnection.open(Handshake.parse(line.toString()), identity);
	}

	/**
	 * Connect with one version of TLS.
	 */
	public static HostConnection open(HandshakeLine line, HostIdentity identity, String tls)
			throws GeneralSecurityException, IOException {
		Handshake handshake = Handshake.parse(line.toString());
		SslContextBuilder context = SslContextBuilder.forClient()
			.trustManager(HostIdentity.certificate(Base64.getDecoder().decode(handshake.certificate())))
			.keyManager(identity.key(), identity.certificate())
			.protocols(tls);
		return new HostConnection(NettyChannelBuilder.forTarget(handshake.address())
			.sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build())
			.overrideAuthority("localhost")
			.build());
	}

	public static HostIdentity identity(HostIdentity.Kind kind, Instant notBefore, Duration lifetime) {
		return HostIdentity.create(kind, notBefore, lifetime);
	}

	public static ServingStatus health(HostConnection connection) {
		return health(connection, "plugin");
	}

	public static ServingStatus health(HostConnection connection, String service) {
		return HealthGrpc.newBlockingStub(connection.channel())
			.check(HealthCheckRequest.newBuilder().setService(service).build())
			.getStatus();
	}

}
