/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import org.jspecify.annotations.Nullable;

/**
 * Makes calls to a provider. A call that fails becomes a diagnostic.
 *
 * @param provider the provider
 * @param protocol protocol version that it speaks
 */
record ProviderCalls(ProviderGrpc.ProviderBlockingStub provider, ProtocolVersion protocol) {

	static ProviderCalls of(Channel channel, ProtocolVersion protocol) {
		return new ProviderCalls(ProviderGrpc.newBlockingStub(channel).withMaxInboundMessageSize(Integer.MAX_VALUE),
				protocol);
	}

	/**
	 * Make a call with one response.
	 * @param diagnostics gets those of the response, or that of the failure
	 * @return the response, {@code null} if the call failed
	 */
	<Q, R extends Message> @Nullable R call(MethodDescriptor<Q, R> method, Q request,
			List<EngineDiagnostic> diagnostics) {
		R response = attempt(String.valueOf(method.getBareMethodName()), diagnostics, () -> ClientCalls
			.blockingUnaryCall(this.provider.getChannel(), method, this.provider.getCallOptions(), request));
		if (response != null) {
			diagnostics.addAll(diagnostics(response));
		}
		return response;
	}

	/**
	 * Make a call of whose response only the diagnostics matter.
	 */
	<Q, R extends Message> List<EngineDiagnostic> diagnose(MethodDescriptor<Q, R> method, Q request) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		call(method, request, diagnostics);
		return diagnostics;
	}

	/**
	 * Make a call of any kind.
	 * @param method name of the RPC
	 * @param diagnostics gets that of the failure
	 * @return what the call returned, {@code null} if it failed
	 */
	<R> @Nullable R attempt(String method, List<EngineDiagnostic> diagnostics, Supplier<R> call) {
		try {
			return call.get();
		}
		catch (StatusRuntimeException ex) {
			diagnostics.add(CallFailure.diagnostic(this.protocol, method, ex.getStatus()));
			return null;
		}
	}

	@SuppressWarnings("unchecked")
	private static List<EngineDiagnostic> diagnostics(Message response) {
		FieldDescriptor field = response.getDescriptorForType().findFieldByName("diagnostics");
		return (field != null) ? ProtocolMessages.diagnostics((List<Tfplugin6.Diagnostic>) response.getField(field))
				: List.of();
	}

}
