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
import dev.tfprovider.internal.runtime.store.ChunkSize;
import dev.tfprovider.internal.runtime.type.StateStoreType;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Configures a state store, and agrees on the size of chunks. Hosts crash without it,
 * even beside an error.
 */
final class ConfigureStateStoreRpc
		implements UnaryRpc<Tfplugin6.ConfigureStateStore.Request, Tfplugin6.ConfigureStateStore.Response> {

	private final StateStoreRpcs rpcs;

	ConfigureStateStoreRpc(StateStoreRpcs rpcs) {
		this.rpcs = rpcs;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ConfigureStateStore.Request, Tfplugin6.ConfigureStateStore.Response> method() {
		return ProviderGrpc.getConfigureStateStoreMethod();
	}

	@Override
	public Tfplugin6.ConfigureStateStore.Response handle(CallScope scope,
			Tfplugin6.ConfigureStateStore.Request request) {
		StateStoreType<?> type = this.rpcs.stores().type(request.getTypeName());
		ObjectValue config = this.rpcs.provider()
			.objects()
			.readObject(scope, type.schema().block(), request.getConfig());
		this.rpcs.stores().configuring().configure(scope, type, config, chunkSize(request));
		return failed(request, StateStoreRpcs.diagnostics(scope, type));
	}

	@Override
	public Tfplugin6.ConfigureStateStore.Response failed(Tfplugin6.ConfigureStateStore.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ConfigureStateStore.Response.newBuilder()
			.addAllDiagnostics(diagnostics)
			.setCapabilities(Tfplugin6.StateStoreServerCapabilities.newBuilder().setChunkSize(chunkSize(request)))
			.build();
	}

	@Override
	public String typeName(Tfplugin6.ConfigureStateStore.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.STATE_STORE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ConfigureStateStore.Response response) {
		return response.getDiagnosticsList();
	}

	private static int chunkSize(Tfplugin6.ConfigureStateStore.Request request) {
		return ChunkSize.of(request.getCapabilities().getChunkSize());
	}

}
