/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.TestHost;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.CallFunction;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ConfigureProvider;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ListResource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.StopProvider;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ValidateProviderConfig;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Timeout(60)
class FailedProviderTests {

	private static final Diagnostic DIAGNOSTIC = Diagnostic.newBuilder()
		.setSeverity(Diagnostic.Severity.ERROR)
		.setSummary("Provider failed to start")
		.setDetail("No bean of type PetstoreClient")
		.build();

	private final ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()),
			new HostServices(() -> {
			}), (builder) -> builder.addService(new FailedProvider(ProviderGrpc.getServiceDescriptor(),
					"Provider failed to start", "No bean of type PetstoreClient")));

	private final HostConnection host = TestHost.plainText(this.server.start(new ProtocolVersion(6)));

	private final ProviderGrpc.ProviderBlockingStub provider = ProviderGrpc.newBlockingStub(this.host.channel());

	@AfterEach
	void stop() throws Exception {
		this.host.close();
		this.server.close();
	}

	@Test
	void schemaIsEmptyButCompleteAndSaysWhatFailed() {
		GetProviderSchema.Response response = this.provider
			.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
		assertThat(response.getDiagnosticsList()).containsExactly(DIAGNOSTIC);
		assertThat(response.hasProvider()).isTrue();
		assertThat(response.getProvider().hasBlock()).isTrue();
		assertThat(response.getProvider().getBlock()).isEqualTo(Schema.Block.getDefaultInstance());
		assertThat(response.hasProviderMeta()).isFalse();
		assertThat(response.getResourceSchemasMap()).isEmpty();
	}

	@Test
	void otherCallsSayWhatFailed() {
		assertThat(this.provider.validateProviderConfig(ValidateProviderConfig.Request.getDefaultInstance())
			.getDiagnosticsList()).containsExactly(DIAGNOSTIC);
		assertThat(this.provider.configureProvider(ConfigureProvider.Request.getDefaultInstance()).getDiagnosticsList())
			.containsExactly(DIAGNOSTIC);
	}

	@Test
	void functionsSayWhatFailed() {
		CallFunction.Response response = this.provider.callFunction(CallFunction.Request.getDefaultInstance());
		assertThat(response.getError().getText()).isEqualTo("Provider failed to start: No bean of type PetstoreClient");
		assertThat(response.getError().hasFunctionArgument()).isFalse();
		assertThat(response.hasResult()).isFalse();
	}

	@Test
	void stopProviderSucceeds() {
		assertThat(this.provider.stopProvider(StopProvider.Request.getDefaultInstance()).getError()).isEmpty();
	}

	@Test
	void streamsAreUnimplemented() {
		assertThatExceptionOfType(StatusRuntimeException.class)
			.isThrownBy(() -> this.provider.listResource(ListResource.Request.getDefaultInstance()).next())
			.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
	}

	@Test
	void everyUnaryCallIsAnswered() {
		assertThat(new FailedProvider(ProviderGrpc.getServiceDescriptor(), "s", "d").bindService().getMethods())
			.hasSize(32);
	}

}
