/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.internal.protocol.v6.message.Texts6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;

/**
 * Cancels the running calls and answers at once, because Terraform waits for the answer.
 */
final class StopProviderRpc implements UnaryRpc<Tfplugin6.StopProvider.Request, Tfplugin6.StopProvider.Response> {

	private final RpcContext provider;

	StopProviderRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.StopProvider.Request, Tfplugin6.StopProvider.Response> method() {
		return ProviderGrpc.getStopProviderMethod();
	}

	@Override
	public Tfplugin6.StopProvider.Response handle(CallScope scope, Tfplugin6.StopProvider.Request request) {
		this.provider.runtime().stop(scope.session());
		return Tfplugin6.StopProvider.Response.getDefaultInstance();
	}

	@Override
	public Tfplugin6.StopProvider.Response failed(Tfplugin6.StopProvider.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		Tfplugin6.StopProvider.Response.Builder response = Tfplugin6.StopProvider.Response.newBuilder();
		Texts6.error(response,
				diagnostics.stream()
					.map((one) -> one.getSummary() + ": " + one.getDetail())
					.collect(Collectors.joining("\n")));
		return response.build();
	}

}
