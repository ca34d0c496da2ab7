/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Functions6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;

/**
 * Answers with the signatures of all functions. OpenTofu asks when a configuration calls
 * a function that is not in the schema.
 */
final class GetFunctionsRpc implements UnaryRpc<Tfplugin6.GetFunctions.Request, Tfplugin6.GetFunctions.Response> {

	private final RpcContext provider;

	GetFunctionsRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.GetFunctions.Request, Tfplugin6.GetFunctions.Response> method() {
		return ProviderGrpc.getGetFunctionsMethod();
	}

	@Override
	public Tfplugin6.GetFunctions.Response handle(CallScope scope, Tfplugin6.GetFunctions.Request request) {
		Tfplugin6.GetFunctions.Response.Builder response = Tfplugin6.GetFunctions.Response.newBuilder();
		this.provider.runtime()
			.functions()
			.forEach((name, function) -> response.putFunctions(name, Functions6.toProto(function.signature())));
		return response.build();
	}

	@Override
	public Tfplugin6.GetFunctions.Response failed(Tfplugin6.GetFunctions.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GetFunctions.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetFunctions.Response response) {
		return response.getDiagnosticsList();
	}

}
