/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ChunkSize;
import dev.tfprovider.internal.runtime.StateStores;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.StateStoreType;
import dev.tfprovider.value.ObjectValue;

/**
 * The RPCs of state stores.
 *
 * @param provider what all RPCs use
 * @param stores the state stores
 */
record StateStoreRpcs(RpcContext provider, StateStores stores) {

	/**
	 * Return the RPCs.
	 * @param provider what all RPCs use
	 */
	public static List<Rpc<?, ?>> of(RpcContext provider) {
		StateStoreRpcs rpcs = new StateStoreRpcs(provider, provider.runtime().stateStores().orElseThrow());
		return List.of(
				Rpc.reporting(ProviderGrpc.getValidateStateStoreConfigMethod(),
						(scope, request) -> provider.validate(scope, TypeKind.STATE_STORE, request.getTypeName(),
								request.getConfig()),
						(diagnostics) -> Tfplugin6.ValidateStateStore.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateStateStore.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.ValidateStateStore.Request::getTypeName),
				Rpc.keeping(ProviderGrpc.getConfigureStateStoreMethod(), rpcs::configure, StateStoreRpcs::configured,
						Tfplugin6.ConfigureStateStore.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.ConfigureStateStore.Request::getTypeName),
				Rpc.streaming(ProviderGrpc.getReadStateBytesMethod(), new ReadStateBytesRpc(rpcs.stores),
						ReadStateBytesRpc::failed, Tfplugin6.ReadStateBytes.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.ReadStateBytes.Request::getTypeName),
				Rpc.streaming(ProviderGrpc.getWriteStateBytesMethod(), new WriteStateBytesRpc(rpcs),
						WriteStateBytesRpc::failed, Tfplugin6.WriteStateBytes.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, (chunk) -> chunk.getMeta().getTypeName()),
				Rpc.unary(ProviderGrpc.getLockStateMethod(), rpcs::lock,
						(diagnostics) -> Tfplugin6.LockState.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.LockState.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.LockState.Request::getTypeName),
				Rpc.reporting(ProviderGrpc.getUnlockStateMethod(), rpcs::unlock,
						(diagnostics) -> Tfplugin6.UnlockState.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.UnlockState.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.UnlockState.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getGetStatesMethod(), rpcs::list,
						(diagnostics) -> Tfplugin6.GetStates.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.GetStates.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.GetStates.Request::getTypeName),
				Rpc.reporting(ProviderGrpc.getDeleteStateMethod(), rpcs::delete,
						(diagnostics) -> Tfplugin6.DeleteState.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.DeleteState.Response::getDiagnosticsList)
					.about(TypeKind.STATE_STORE, Tfplugin6.DeleteState.Request::getTypeName));
	}

	/**
	 * Return the diagnostics of a request that is about a configured store, whose
	 * attributes are at another place of the configuration than this request's.
	 */
	static List<Tfplugin6.Diagnostic> diagnostics(CallScope scope) {
		return Diagnostics6.toProto(scope, scope.diagnostics().asList());
	}

	private Tfplugin6.ConfigureStateStore.Response configure(CallScope scope,
			Tfplugin6.ConfigureStateStore.Request request) {
		StateStoreType<?> type = this.provider.type(TypeKind.STATE_STORE, request.getTypeName());
		ObjectValue config = this.provider.config(scope, type, request.getConfig());
		this.stores.configure(scope, type, config, chunkSize(request));
		return configured(request, this.provider.report(scope, type, scope.diagnostics().asList()));
	}

	/**
	 * Return an answer that agrees on the size of chunks. Hosts crash without it, even
	 * beside an error.
	 */
	private static Tfplugin6.ConfigureStateStore.Response configured(Tfplugin6.ConfigureStateStore.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ConfigureStateStore.Response.newBuilder()
			.addAllDiagnostics(diagnostics)
			.setCapabilities(Tfplugin6.StateStoreServerCapabilities.newBuilder().setChunkSize(chunkSize(request)))
			.build();
	}

	private static int chunkSize(Tfplugin6.ConfigureStateStore.Request request) {
		return ChunkSize.of(request.getCapabilities().getChunkSize());
	}

	private Tfplugin6.LockState.Response lock(CallScope scope, Tfplugin6.LockState.Request request) {
		Tfplugin6.LockState.Response.Builder response = Tfplugin6.LockState.Response.newBuilder();
		this.stores.lock(scope, request.getTypeName(), request.getStateId(), request.getOperation())
			.ifPresent(response::setLockId);
		return response.addAllDiagnostics(diagnostics(scope)).build();
	}

	private List<Tfplugin6.Diagnostic> unlock(CallScope scope, Tfplugin6.UnlockState.Request request) {
		this.stores.unlock(scope, request.getTypeName(), request.getStateId(), request.getLockId());
		return diagnostics(scope);
	}

	private Tfplugin6.GetStates.Response list(CallScope scope, Tfplugin6.GetStates.Request request) {
		List<String> ids = this.stores.list(scope, request.getTypeName());
		return Tfplugin6.GetStates.Response.newBuilder()
			.addAllStateId(ids)
			.addAllDiagnostics(diagnostics(scope))
			.build();
	}

	private List<Tfplugin6.Diagnostic> delete(CallScope scope, Tfplugin6.DeleteState.Request request) {
		this.stores.delete(scope, request.getTypeName(), request.getStateId());
		return diagnostics(scope);
	}

}
