/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.host.Handshake;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ConfigureProvider;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import io.grpc.ManagedChannel;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A host of {@link TestProvider}, with the calls these tests need.
 */
public record ProbeHost(HostConnection connection) implements AutoCloseable {

	private static final TerraformType PROBE = ObjectType
		.of(Map.of("action", TerraformType.STRING, "result", TerraformType.STRING));

	private static final Duration LONGEST_ANSWER = Duration.ofMinutes(1);

	public static ProbeHost plainText(String address) {
		return new ProbeHost(HostConnection.plainText(new Handshake(List.of("1", "6", "tcp", address, "grpc", ""))));
	}

	public static ProbeHost tls(String handshakeLine, @Nullable HostIdentity identity) {
		return new ProbeHost(HostConnection.open(Handshake.parse(handshakeLine), identity));
	}

	public ManagedChannel channel() {
		return this.connection.channel();
	}

	public ServingStatus health() {
		return HealthGrpc.newBlockingStub(channel())
			.check(HealthCheckRequest.newBuilder().setService("plugin").build())
			.getStatus();
	}

	public GetProviderSchema.Response schema() {
		return ProviderGrpc.newBlockingStub(channel())
			.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
	}

	public void configure(String endpoint) {
		List<Diagnostic> diagnostics = ProviderGrpc.newBlockingStub(channel())
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
		ReadDataSource.Response response = read(action);
		assertThat(response.getDiagnosticsList()).isEmpty();
		ObjectValue state = (ObjectValue) ValueCodec.of(PROBE).read(response.getState().getMsgpack().toByteArray());
		return ((StringValue) state.get("result")).text();
	}

	/**
	 * Read a data source of that name, whatever comes of it.
	 */
	ReadDataSource.Response read(String action) {
		return ProviderGrpc.newBlockingStub(channel()).readDataSource(request(action));
	}

	public void probeWithoutWaiting(String action) {
		ProviderGrpc.newFutureStub(channel()).readDataSource(request(action));
	}

	public void shutDown() {
		this.connection.shutDown(LONGEST_ANSWER);
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
	public void close() {
		this.connection.close();
	}

}
