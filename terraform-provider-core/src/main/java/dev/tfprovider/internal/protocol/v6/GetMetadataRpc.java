/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Lists the names of all types.
 */
final class GetMetadataRpc implements Rpc<Tfplugin6.GetMetadata.Request, Tfplugin6.GetMetadata.Response> {

	private final ProviderRuntime runtime;

	GetMetadataRpc(ProviderRuntime runtime) {
		this.runtime = runtime;
	}

	@Override
	public Tfplugin6.GetMetadata.Response handle(Tfplugin6.GetMetadata.Request request) {
		Tfplugin6.GetMetadata.Response.Builder response = Tfplugin6.GetMetadata.Response.newBuilder()
			.setServerCapabilities(GetProviderSchemaRpc.CAPABILITIES);
		this.runtime.resources().keySet().forEach((name) -> response.addResourcesBuilder().setTypeName(name));
		this.runtime.dataSources().keySet().forEach((name) -> response.addDataSourcesBuilder().setTypeName(name));
		return response.build();
	}

	@Override
	public Tfplugin6.GetMetadata.Response failed(Tfplugin6.GetMetadata.Request request, List<Diagnostic> diagnostics) {
		return Tfplugin6.GetMetadata.Response.newBuilder().addAllDiagnostics(Diagnostics6.toProto(diagnostics)).build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetMetadata.Response response) {
		return response.getDiagnosticsList();
	}

}
