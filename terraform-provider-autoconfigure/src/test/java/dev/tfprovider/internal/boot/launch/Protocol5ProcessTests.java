/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Path;

import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.protocol.v5.Protocol5;
import dev.tfprovider.internal.protocol.v5.proto.Tfplugin5;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.CallOptions;
import io.grpc.MethodDescriptor;
import io.grpc.protobuf.ProtoUtils;
import io.grpc.stub.ClientCalls;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Providers that are served in protocol 5.
 */
class Protocol5ProcessTests {

	@TempDir
	private Path directory;

	@Test
	void hostsThatSpeakBothAreServedInTheHigherOfThoseThatTheApplicationNames() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.environment("PLUGIN_PROTOCOL_VERSIONS", "5,6")
			.property("terraform.provider.protocols", "5")
			.start(this.directory)) {
			String line = provider.readLine();
			assertThat(line).startsWith("1|5|tcp|127.0.0.1:");
			try (ProbeHost host = ProbeHost.plainText(line.split("\\|")[3])) {
				assertThat(schema(host).getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

	@Test
	@Tag("thorough")
	void hostOfProtocol5IsToldInProtocol5ThatTheProviderCannotStart() throws Exception {
		try (ProviderProcess provider = ProviderProcess.of(TestProvider.class)
			.environment("PLUGIN_PROTOCOL_VERSIONS", "5")
			.property("terraform.provider.protocols", "5,7")
			.start(this.directory)) {
			String line = provider.readLine();
			assertThat(line).startsWith("1|5|tcp|127.0.0.1:");
			try (ProbeHost host = ProbeHost.plainText(line.split("\\|")[3])) {
				assertThat(schema(host).getDiagnosticsList()).singleElement()
					.extracting(Tfplugin6.Diagnostic::getDetail)
					.asString()
					.contains("The protocol versions [5, 7] of the provider cannot be served")
					.contains("Name 5, 6 or both");
				host.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

	private static Tfplugin5.GetProviderSchema.Response schema(ProbeHost host) {
		MethodDescriptor<Tfplugin6.GetProviderSchema.Request, Tfplugin5.GetProviderSchema.Response> method = MethodDescriptor.<Tfplugin6.GetProviderSchema.Request, Tfplugin5.GetProviderSchema.Response>newBuilder()
			.setType(MethodDescriptor.MethodType.UNARY)
			.setFullMethodName(Protocol5.service().getName() + "/GetSchema")
			.setRequestMarshaller(ProtoUtils.marshaller(Tfplugin6.GetProviderSchema.Request.getDefaultInstance()))
			.setResponseMarshaller(ProtoUtils.marshaller(Tfplugin5.GetProviderSchema.Response.getDefaultInstance()))
			.build();
		return ClientCalls.blockingUnaryCall(host.channel(), method, CallOptions.DEFAULT,
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
	}

}
