/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import io.grpc.Drainable;
import io.grpc.KnownLength;
import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CachingMarshaller}.
 */
class CachingMarshallerTests {

	private static final MethodDescriptor<Tfplugin6.GetProviderSchema.Request, Tfplugin6.GetProviderSchema.Response> METHOD = ProviderGrpc
		.getGetProviderSchemaMethod();

	private final ServerServiceDefinition service = new ProviderService(new Acme().runtime(new CurrentSession()),
			new ConnectionSessions())
		.bindService();

	@Test
	void sameResponseGivesTheSameBytesAgain() throws IOException {
		Tfplugin6.GetProviderSchema.Response response = response("first");
		assertThat(bytes(response)).isEqualTo(response.toByteArray());
		assertThat(bytes(response)).isEqualTo(response.toByteArray());
	}

	@Test
	void otherResponseGivesItsOwnBytes() throws IOException {
		bytes(response("first"));
		assertThat(bytes(response("second"))).isEqualTo(response("second").toByteArray());
		assertThat(bytes(response("first"))).isEqualTo(response("first").toByteArray());
	}

	@Test
	void streamTellsItsLengthAndHandsOverAll() throws IOException {
		Tfplugin6.GetProviderSchema.Response response = response("first");
		InputStream stream = method().streamResponse(response);
		assertThat(((KnownLength) stream).available()).isEqualTo(response.getSerializedSize());
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		assertThat(((Drainable) stream).drainTo(out)).isEqualTo(response.getSerializedSize());
		assertThat(out.toByteArray()).isEqualTo(response.toByteArray());
		assertThat(stream.available()).isZero();
	}

	@Test
	void parseReadsWhatStreamWrites() {
		Tfplugin6.GetProviderSchema.Response response = response("first");
		assertThat(method().parseResponse(method().streamResponse(response))).isEqualTo(response);
	}

	@Test
	void serviceHasAllMethodsOfTheProtocol() {
		assertThat(this.service.getServiceDescriptor().getName()).isEqualTo("tfplugin6.Provider");
		assertThat(names(this.service)).hasSize(36)
			.containsExactlyInAnyOrderElementsOf(names(ProviderGrpc.bindService(new ProviderGrpc.AsyncService() {
			})));
	}

	private static List<String> names(ServerServiceDefinition service) {
		return service.getMethods().stream().map((method) -> method.getMethodDescriptor().getFullMethodName()).toList();
	}

	private byte[] bytes(Tfplugin6.GetProviderSchema.Response response) throws IOException {
		return method().streamResponse(response).readAllBytes();
	}

	@SuppressWarnings("unchecked")
	private MethodDescriptor<Tfplugin6.GetProviderSchema.Request, Tfplugin6.GetProviderSchema.Response> method() {
		return (MethodDescriptor<Tfplugin6.GetProviderSchema.Request, Tfplugin6.GetProviderSchema.Response>) this.service
			.getMethod(METHOD.getFullMethodName())
			.getMethodDescriptor();
	}

	private static Tfplugin6.GetProviderSchema.Response response(String name) {
		return Tfplugin6.GetProviderSchema.Response.newBuilder()
			.putResourceSchemas(name, Tfplugin6.Schema.newBuilder().setVersion(3).build())
			.build();
	}

}
