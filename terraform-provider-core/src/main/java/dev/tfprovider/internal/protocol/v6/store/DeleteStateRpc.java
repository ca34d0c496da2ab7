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
 * Deletes a state.
 */
final class DeleteStateRpc implements UnaryRpc<Tfplugin6.DeleteState.Request, Tfplugin6.DeleteState.Response> {

	private final StateStoreRpcs rpcs;

	DeleteStateRpc(StateStoreRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.DeleteState.Request, Tfplugin6.DeleteState.Response> method() {
		return ProviderGrpc.getDeleteStateMethod();
	}

	@Override
	public Tfplugin6.DeleteState.Response handle(CallScope scope, Tfplugin6.DeleteState.Request request) {
		this.rpcs.stores().listing().delete(scope, request.getTypeName(), request.getStateId());
		return failed(request, StateStoreRpcs.diagnostics(scope));
	}

	@Override
	public Tfplugin6.DeleteState.Response failed(Tfplugin6.DeleteState.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.DeleteState.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.DeleteState.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.STATE_STORE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.DeleteState.Response response) {
		return response.getDiagnosticsList();
	}

}
