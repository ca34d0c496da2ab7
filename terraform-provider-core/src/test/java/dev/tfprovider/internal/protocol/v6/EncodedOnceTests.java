/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.stream.Collectors;

import io.grpc.Drainable;
import io.grpc.KnownLength;
import io.grpc.MethodDescriptor;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link EncodedOnce}.
 */
class EncodedOnceTests {

	private static final MethodDescriptor<Tfplugin6.GetProviderSchema.Request, Tfplugin6.GetProviderSchema.Response> METHOD = ProviderGrpc
		.getGetProviderSchemaMethod();

	private final ServerServiceDefinition generated = ProviderGrpc.bindService(new ProviderGrpc.AsyncService() {
	});

	private final ServerServiceDefinition service = ReboundMethods.in(this.generated,
			(method) -> (method == METHOD) ? EncodedOnce.of(METHOD) : method);

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
	void otherMethodsStayAsTheyAre() {
		assertThat(this.service.getServiceDescriptor().getName()).isEqualTo("tfplugin6.Provider");
		assertThat(descriptors(this.service)).hasSize(36).isNotEqualTo(descriptors(this.generated));
		assertThat(descriptors(this.service).remove(METHOD.getFullMethodName())).isNotSameAs(METHOD);
		Map<String, MethodDescriptor<?, ?>> others = descriptors(this.generated);
		others.remove(METHOD.getFullMethodName());
		assertThat(descriptors(this.service)).containsAllEntriesOf(others);
	}

	private static Map<String, MethodDescriptor<?, ?>> descriptors(ServerServiceDefinition service) {
		return service.getMethods()
			.stream()
			.collect(Collectors.toMap((method) -> method.getMethodDescriptor().getFullMethodName(),
					ServerMethodDefinition::getMethodDescriptor));
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
