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
 * Locks a state.
 */
final class LockStateRpc implements UnaryRpc<Tfplugin6.LockState.Request, Tfplugin6.LockState.Response> {

	private final StateStoreRpcs rpcs;

	LockStateRpc(StateStoreRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.LockState.Request, Tfplugin6.LockState.Response> method() {
		return ProviderGrpc.getLockStateMethod();
	}

	@Override
	public Tfplugin6.LockState.Response handle(CallScope scope, Tfplugin6.LockState.Request request) {
		Tfplugin6.LockState.Response.Builder response = Tfplugin6.LockState.Response.newBuilder();
		this.rpcs.stores()
			.locking()
			.lock(scope, request.getTypeName(), request.getStateId(), request.getOperation())
			.ifPresent(response::setLockId);
		return response.addAllDiagnostics(StateStoreRpcs.diagnostics(scope)).build();
	}

	@Override
	public Tfplugin6.LockState.Response failed(Tfplugin6.LockState.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.LockState.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.LockState.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.STATE_STORE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.LockState.Response response) {
		return response.getDiagnosticsList();
	}

}
