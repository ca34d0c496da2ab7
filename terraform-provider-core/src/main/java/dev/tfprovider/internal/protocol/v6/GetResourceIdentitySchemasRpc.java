/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Answers with the identity schemas of all resources that have one.
 */
final class GetResourceIdentitySchemasRpc
		implements Rpc<Tfplugin6.GetResourceIdentitySchemas.Request, Tfplugin6.GetResourceIdentitySchemas.Response> {

	private final ProviderRuntime runtime;

	GetResourceIdentitySchemasRpc(ProviderRuntime runtime) {
		this.runtime = runtime;
	}

	@Override
	public Tfplugin6.GetResourceIdentitySchemas.Response handle(Tfplugin6.GetResourceIdentitySchemas.Request request) {
		Tfplugin6.GetResourceIdentitySchemas.Response.Builder response = Tfplugin6.GetResourceIdentitySchemas.Response
			.newBuilder();
		this.runtime.resources()
			.forEach((name, type) -> type.identity()
				.ifPresent((shape) -> response.putIdentitySchemas(name, Identities6.toProto(shape))));
		return response.build();
	}

	@Override
	public Tfplugin6.GetResourceIdentitySchemas.Response failed(Tfplugin6.GetResourceIdentitySchemas.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.GetResourceIdentitySchemas.Response.newBuilder()
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetResourceIdentitySchemas.Response response) {
		return response.getDiagnosticsList();
	}

}
