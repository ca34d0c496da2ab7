/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

import com.google.common.util.concurrent.ListenableFuture;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.TestHost;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Timeout(60)
class ReplaceableServicesTests {

	private final ReplaceableServices services = new ReplaceableServices(Duration.ofMinutes(5),
			() -> List.of(failed("too slow")));

	private ProviderServer server;

	@AfterEach
	void stop() {
		if (this.server != null) {
			this.server.close();
		}
	}

	@Test
	void callWaitsUntilServicesAreProvided() throws Exception {
		try (HostConnection host = serve(this.services)) {
			ListenableFuture<GetProviderSchema.Response> schema = ProviderGrpc.newFutureStub(host.channel())
				.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
			assertThat(schema.isDone()).isFalse();
			assertThat(this.services.isProvided()).isFalse();
			this.services.provide(List.of(failed("first")));
			assertThat(this.services.isProvided()).isTrue();
			assertThat(schema.get(30, TimeUnit.SECONDS).getDiagnosticsList()).singleElement()
				.satisfies((diagnostic) -> assertThat(diagnostic.getSummary()).isEqualTo("first"));
		}
	}

	@Test
	void servicesAreReplacedAndWithdrawn() throws Exception {
		int version = this.services.version();
		this.services.provide(List.of(failed("first")));
		try (HostConnection host = serve(this.services)) {
			assertThat(summary(host)).isEqualTo("first");
			this.services.provide(List.of(failed("second")));
			assertThat(summary(host)).isEqualTo("second");
			this.services.withdraw();
			ListenableFuture<GetProviderSchema.Response> schema = ProviderGrpc.newFutureStub(host.channel())
				.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
			assertThat(schema.isDone()).isFalse();
			this.services.close();
			assertThat(schema.get(30, TimeUnit.SECONDS).getDiagnostics(0).getSummary()).isEqualTo("too slow");
			assertThat(this.services.awaitOther(version, Duration.ZERO)).isTrue();
		}
	}

	@Test
	void whenPatienceEndsAnswersAllTheSameUntilServicesAreProvided() throws Exception {
		ReplaceableServices impatient = new ReplaceableServices(Duration.ZERO, () -> List.of(failed("too slow")));
		try (HostConnection host = serve(impatient)) {
			assertThat(summary(host)).isEqualTo("too slow");
			impatient.provide(List.of(failed("first")));
			assertThat(summary(host)).isEqualTo("first");
		}
	}

	@Test
	void whatNoServiceHasIsUnimplemented() throws Exception {
		this.services.provide(List.of());
		try (HostConnection host = serve(this.services)) {
			assertThatExceptionOfType(StatusRuntimeException.class)
				.isThrownBy(() -> ProviderGrpc.newBlockingStub(host.channel())
					.readDataSource(ReadDataSource.Request.getDefaultInstance()))
				.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
		}
	}

	private HostConnection serve(ReplaceableServices services) {
		this.server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()), new HostServices(() -> {
		}), (builder) -> builder.fallbackHandlerRegistry(services));
		return TestHost.plainText(this.server.start(ProtocolVersion.V6));
	}

	private static String summary(HostConnection host) {
		return ProviderGrpc.newBlockingStub(host.channel())
			.getProviderSchema(GetProviderSchema.Request.getDefaultInstance())
			.getDiagnostics(0)
			.getSummary();
	}

	private static ServerServiceDefinition failed(String summary) {
		return new FailedProvider(ProviderGrpc.getServiceDescriptor(), summary, "Because").bindService();
	}

}
