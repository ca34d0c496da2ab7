/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.HostServices;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.plugin.ServerCertificate;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.ServerBuilder;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ClientCalls;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Services of a provider that somebody has added to a server of their own answer nothing.
 */
class ForeignServerTests {

	private final AtomicInteger shutdowns = new AtomicInteger();

	private final ProviderService provider = new ProviderService(new Acme().runtime(new CurrentSession()),
			new ConnectionSessions());

	@Test
	void serverInPlainTextGetsNoAnswer() throws Exception {
		Server server = start(NettyServerBuilder.forAddress(new InetSocketAddress(ProviderTransport.address(), 0)));
		assertRefused(server, NettyChannelBuilder.forAddress("127.0.0.1", server.getPort()).usePlaintext().build());
	}

	@Test
	void serverWithTlsGetsNoAnswer() throws Exception {
		ServerCertificate certificate = ServerCertificate.generate(Instant.now());
		Server server = start(NettyServerBuilder.forAddress(new InetSocketAddress(ProviderTransport.address(), 0))
			.sslContext(GrpcSslContexts
				.configure(SslContextBuilder.forServer(certificate.key(), certificate.certificate()), SslProvider.JDK)
				.build()));
		assertRefused(server, NettyChannelBuilder.forAddress("127.0.0.1", server.getPort())
			.overrideAuthority("localhost")
			.sslContext(GrpcSslContexts
				.configure(SslContextBuilder.forClient().trustManager(certificate.certificate()), SslProvider.JDK)
				.build())
			.build());
	}

	@Test
	void serverWithoutANetworkGetsNoAnswer() throws Exception {
		assertRefused(start(InProcessServerBuilder.forName("foreign")),
				InProcessChannelBuilder.forName("foreign").build());
	}

	private Server start(ServerBuilder<?> builder) throws IOException {
		services().forEach(builder::addService);
		return builder.build().start();
	}

	/**
	 * Return all services of a provider, in both versions.
	 */
	private List<ServerServiceDefinition> services() {
		List<ServerServiceDefinition> services = new ArrayList<>(
				new HostServices(this.shutdowns::incrementAndGet).services());
		services.add(this.provider.bindService());
		services.add(new Protocol5Service(this.provider).bindService());
		return services;
	}

	private void assertRefused(Server server, ManagedChannel channel) throws Exception {
		try {
			List<? extends MethodDescriptor<?, ?>> methods = services().stream()
				.flatMap((service) -> service.getMethods().stream())
				.map((method) -> method.getMethodDescriptor())
				.toList();
			assertThat(methods).extracting(MethodDescriptor::getFullMethodName)
				.contains("plugin.GRPCController/Shutdown", "plugin.GRPCStdio/StreamStdio",
						"plugin.GRPCBroker/StartStream", "grpc.health.v1.Health/Check",
						"tfplugin6.Provider/ApplyResourceChange", "tfplugin5.Provider/ApplyResourceChange");
			for (MethodDescriptor<?, ?> method : methods) {
				assertThat(status(channel, method)).as(method.getFullMethodName())
					.isIn(Status.Code.UNAUTHENTICATED, Status.Code.UNIMPLEMENTED);
			}
			assertThat(status(channel, ProviderGrpc.getConfigureProviderMethod()))
				.isEqualTo(Status.Code.UNAUTHENTICATED);
			assertThat(this.shutdowns).hasValue(0);
		}
		finally {
			channel.shutdownNow();
			server.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
		}
	}

	/**
	 * Call a method with no message at all, whatever it takes.
	 */
	private static Status.Code status(ManagedChannel channel, MethodDescriptor<?, ?> method) {
		MethodDescriptor<byte[], byte[]> bytes = MethodDescriptor.newBuilder(new Bytes(), new Bytes())
			.setFullMethodName(method.getFullMethodName())
			.setType(MethodDescriptor.MethodType.SERVER_STREAMING)
			.build();
		StatusRuntimeException[] failure = new StatusRuntimeException[1];
		assertThatExceptionOfType(StatusRuntimeException.class)
			.isThrownBy(
					() -> ClientCalls
						.blockingServerStreamingCall(channel, bytes,
								CallOptions.DEFAULT.withDeadlineAfter(10, TimeUnit.SECONDS), new byte[0])
						.hasNext())
			.satisfies((ex) -> failure[0] = ex);
		return failure[0].getStatus().getCode();
	}

	@Test
	void failureIsForTheHostOnly() throws Exception {
		Server server = InProcessServerBuilder.forName("failed")
			.addService(new FailedProvider(ProviderGrpc.getServiceDescriptor(), "Failed", "For a reason"))
			.build()
			.start();
		ManagedChannel channel = InProcessChannelBuilder.forName("failed").build();
		try {
			assertThat(status(channel, ProviderGrpc.getGetProviderSchemaMethod()))
				.isEqualTo(Status.Code.UNAUTHENTICATED);
		}
		finally {
			channel.shutdownNow();
			server.shutdownNow();
		}
	}

	private static final class Bytes implements MethodDescriptor.Marshaller<byte[]> {

		@Override
		public InputStream stream(byte[] value) {
			return new ByteArrayInputStream(value);
		}

		@Override
		public byte[] parse(InputStream stream) {
			try {
				return stream.readAllBytes();
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

	}

}
