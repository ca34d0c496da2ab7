/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import com.google.protobuf.Message;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
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
	<Q, R extends Message> @Nullable R call(RequestMessage<Q, R> request, List<EngineDiagnostic> diagnostics) {
		MethodDescriptor<Q, R> method = request.method();
		R response = attempt(String.valueOf(method.getBareMethodName()), diagnostics, () -> ClientCalls
			.blockingUnaryCall(this.provider.getChannel(), method, this.provider.getCallOptions(), request.build()));
		if (response != null) {
			diagnostics.addAll(ProtocolMessages.diagnostics(response));
		}
		return response;
	}

	/**
	 * Make a call of whose response only the diagnostics matter.
	 */
	List<EngineDiagnostic> diagnose(RequestMessage<?, ? extends Message> request) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		call(request, diagnostics);
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

}
