/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.store;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.StateStoreType;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Validates the configuration of a state store.
 */
final class ValidateStateStoreConfigRpc
		implements UnaryRpc<Tfplugin6.ValidateStateStore.Request, Tfplugin6.ValidateStateStore.Response> {

	private final StateStoreRpcs rpcs;

	ValidateStateStoreConfigRpc(StateStoreRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateStateStore.Request, Tfplugin6.ValidateStateStore.Response> method() {
		return ProviderGrpc.getValidateStateStoreConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateStateStore.Response handle(CallScope scope, Tfplugin6.ValidateStateStore.Request request) {
		StateStoreType<?> type = this.rpcs.stores().type(request.getTypeName());
		RpcContext provider = this.rpcs.provider();
		ObjectValue config = provider.objects().readObject(scope, type.schema().block(), request.getConfig());
		provider.runtime().validateConfig().stateStore(scope, type, config);
		return failed(request, StateStoreRpcs.diagnostics(scope, type));
	}

	@Override
	public Tfplugin6.ValidateStateStore.Response failed(Tfplugin6.ValidateStateStore.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateStateStore.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ValidateStateStore.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.STATE_STORE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateStateStore.Response response) {
		return response.getDiagnosticsList();
	}

}
