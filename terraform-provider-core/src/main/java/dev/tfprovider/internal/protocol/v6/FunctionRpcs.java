/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;

/**
 * The RPCs of functions.
 */
final class FunctionRpcs {

	private FunctionRpcs() {
	}

	static List<Rpc<?, ?>> of(RpcContext provider) {
		return List.of(Rpc.unary(ProviderGrpc.getGetFunctionsMethod(), (scope, request) -> signatures(provider),
				(diagnostics) -> Tfplugin6.GetFunctions.Response.newBuilder().addAllDiagnostics(diagnostics).build(),
				Tfplugin6.GetFunctions.Response::getDiagnosticsList),
				Rpc.unary(ProviderGrpc.getCallFunctionMethod(), new CallFunctionRpc(provider), CallFunctionRpc::failed,
						(response) -> List.of())
					.about("function", Tfplugin6.CallFunction.Request::getName));
	}

	private static Tfplugin6.GetFunctions.Response signatures(RpcContext provider) {
		Tfplugin6.GetFunctions.Response.Builder response = Tfplugin6.GetFunctions.Response.newBuilder();
		provider.runtime()
			.functions()
			.forEach((name, function) -> response.putFunctions(name, Functions6.toProto(function.signature())));
		return response.build();
	}

}
