/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.io.ByteArrayInputStream;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.plugin.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.GoPlugin.Empty;
import dev.tfprovider.internal.protocol.v6.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ConfigureProvider;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.DynamicValue;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ReadDataSource;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import io.grpc.ManagedChannel;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A host's end of the connection, with the calls these tests need.
 */
public record HostConnection(ManagedChannel channel) implements AutoCloseable {

	private static final TerraformType PROBE = ObjectType
		.of(Map.of("action", TerraformType.STRING, "result", TerraformType.STRING));

	public static HostConnection plainText(String address) {
		return new HostConnection(builder(address).usePlaintext().build());
	}

	public static HostConnection tls(String handshakeLine, @Nullable HostCertificate certificate) throws Exception {
		String[] fields = handshakeLine.split("\\|");
		SslContextBuilder context = SslContextBuilder.forClient()
			.trustManager((X509Certificate) CertificateFactory.getInstance("X.509")
				.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(fields[5]))));
		if (certificate != null) {
			context.keyManager(certificate.pair().getPrivate(), certificate.certificate());
		}
		return new HostConnection(
				builder(fields[3]).sslContext(GrpcSslContexts.configure(context, SslProvider.JDK).build()).build());
	}

	private static NettyChannelBuilder builder(String address) {
		String[] parts = address.split(":");
		return NettyChannelBuilder.forAddress(parts[0], Integer.parseInt(parts[1])).overrideAuthority("localhost");
	}

	public ServingStatus health() {
		return HealthGrpc.newBlockingStub(this.channel)
			.check(HealthCheckRequest.newBuilder().setService("plugin").build())
			.getStatus();
	}

	public GetProviderSchema.Response schema() {
		return ProviderGrpc.newBlockingStub(this.channel)
			.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
	}

	public void configure(String endpoint) {
		List<Diagnostic> diagnostics = ProviderGrpc.newBlockingStub(this.channel)
			.configureProvider(ConfigureProvider.Request.newBuilder()
				.setConfig(json("{\"endpoint\": \"" + endpoint + "\"}"))
				.build())
			.getDiagnosticsList();
		assertThat(diagnostics).isEmpty();
	}

	/**
	 * Read the data source of {@link TestProvider}.
	 */
	public String probe(String action) {
		ReadDataSource.Response response = ProviderGrpc.newBlockingStub(this.channel).readDataSource(request(action));
		assertThat(response.getDiagnosticsList()).isEmpty();
		ObjectValue state = (ObjectValue) ValueCodec.of(PROBE).read(response.getState().getMsgpack().toByteArray());
		return ((StringValue) state.get("result")).text();
	}

	public void probeWithoutWaiting(String action) {
		ProviderGrpc.newFutureStub(this.channel).readDataSource(request(action));
	}

	public void shutDown() {
		assertThat(GRPCControllerGrpc.newBlockingStub(this.channel).shutdown(Empty.getDefaultInstance()))
			.isEqualTo(Empty.getDefaultInstance());
	}

	private static ReadDataSource.Request request(String action) {
		return ReadDataSource.Request.newBuilder()
			.setTypeName("probe_probe")
			.setConfig(json("{\"action\": \"" + action + "\", \"result\": null}"))
			.build();
	}

	private static DynamicValue json(String json) {
		return Tfplugin6.DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8(json)).build();
	}

	@Override
	public void close() throws InterruptedException {
		this.channel.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
	}

}
