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
 * Releases the lock of a state.
 */
final class UnlockStateRpc implements UnaryRpc<Tfplugin6.UnlockState.Request, Tfplugin6.UnlockState.Response> {

	private final StateStoreRpcs rpcs;

	UnlockStateRpc(StateStoreRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.UnlockState.Request, Tfplugin6.UnlockState.Response> method() {
		return ProviderGrpc.getUnlockStateMethod();
	}

	@Override
	public Tfplugin6.UnlockState.Response handle(CallScope scope, Tfplugin6.UnlockState.Request request) {
		this.rpcs.stores().locking().unlock(scope, request.getTypeName(), request.getStateId(), request.getLockId());
		return failed(request, StateStoreRpcs.diagnostics(scope));
	}

	@Override
	public Tfplugin6.UnlockState.Response failed(Tfplugin6.UnlockState.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.UnlockState.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.UnlockState.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.STATE_STORE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.UnlockState.Response response) {
		return response.getDiagnosticsList();
	}

}
