/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;

/**
 * Lists the names of all types.
 */
final class GetMetadataRpc implements UnaryRpc<Tfplugin6.GetMetadata.Request, Tfplugin6.GetMetadata.Response> {

	private final RpcContext provider;

	GetMetadataRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.GetMetadata.Request, Tfplugin6.GetMetadata.Response> method() {
		return ProviderGrpc.getGetMetadataMethod();
	}

	@Override
	public Tfplugin6.GetMetadata.Response handle(CallScope scope, Tfplugin6.GetMetadata.Request request) {
		Tfplugin6.GetMetadata.Response.Builder response = Tfplugin6.GetMetadata.Response.newBuilder()
			.setServerCapabilities(GetProviderSchemaRpc.CAPABILITIES);
		this.provider.runtime()
			.resources()
			.keySet()
			.forEach((name) -> response.addResourcesBuilder().setTypeName(name));
		this.provider.runtime()
			.dataSources()
			.keySet()
			.forEach((name) -> response.addDataSourcesBuilder().setTypeName(name));
		this.provider.runtime().functions().keySet().forEach((name) -> response.addFunctionsBuilder().setName(name));
		this.provider.runtime()
			.ephemeralResources()
			.ifPresent((resources) -> resources.types()
				.keySet()
				.forEach((name) -> response.addEphemeralResourcesBuilder().setTypeName(name)));
		this.provider.runtime()
			.stateStores()
			.ifPresent((stores) -> stores.types()
				.keySet()
				.forEach((name) -> response.addStateStoresBuilder().setTypeName(name)));
		this.provider.runtime()
			.actions()
			.ifPresent((actions) -> actions.types()
				.keySet()
				.forEach((name) -> response.addActionsBuilder().setTypeName(name)));
		this.provider.runtime()
			.listResources()
			.ifPresent((resources) -> resources.types()
				.keySet()
				.forEach((name) -> response.addListResourcesBuilder().setTypeName(name)));
		return response.build();
	}

	@Override
	public Tfplugin6.GetMetadata.Response failed(Tfplugin6.GetMetadata.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GetMetadata.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetMetadata.Response response) {
		return response.getDiagnosticsList();
	}

}
