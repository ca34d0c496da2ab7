/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.store;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;

/**
 * Lists the states of a state store.
 */
final class GetStatesRpc implements UnaryRpc<Tfplugin6.GetStates.Request, Tfplugin6.GetStates.Response> {

	private final StateStoreRpcs rpcs;

	GetStatesRpc(StateStoreRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.GetStates.Request, Tfplugin6.GetStates.Response> method() {
		return ProviderGrpc.getGetStatesMethod();
	}

	@Override
	public Tfplugin6.GetStates.Response handle(CallScope scope, Tfplugin6.GetStates.Request request) {
		List<String> ids = this.rpcs.stores().listing().list(scope, request.getTypeName());
		return Tfplugin6.GetStates.Response.newBuilder()
			.addAllStateId(ids)
			.addAllDiagnostics(StateStoreRpcs.diagnostics(scope))
			.build();
	}

	@Override
	public Tfplugin6.GetStates.Response failed(Tfplugin6.GetStates.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GetStates.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.GetStates.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.STATE_STORE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetStates.Response response) {
		return response.getDiagnosticsList();
	}

}
