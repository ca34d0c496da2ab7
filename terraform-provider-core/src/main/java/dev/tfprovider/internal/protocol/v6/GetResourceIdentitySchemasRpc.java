/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Identities6;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;

/**
 * Answers with the identity schemas of all resources that have one.
 */
final class GetResourceIdentitySchemasRpc implements
		UnaryRpc<Tfplugin6.GetResourceIdentitySchemas.Request, Tfplugin6.GetResourceIdentitySchemas.Response> {

	private final RpcContext provider;

	GetResourceIdentitySchemasRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.GetResourceIdentitySchemas.Request, Tfplugin6.GetResourceIdentitySchemas.Response> method() {
		return ProviderGrpc.getGetResourceIdentitySchemasMethod();
	}

	@Override
	public Tfplugin6.GetResourceIdentitySchemas.Response handle(CallScope scope,
			Tfplugin6.GetResourceIdentitySchemas.Request request) {
		Tfplugin6.GetResourceIdentitySchemas.Response.Builder response = Tfplugin6.GetResourceIdentitySchemas.Response
			.newBuilder();
		this.provider.runtime()
			.resources()
			.forEach((name, type) -> type.identity()
				.ifPresent((shape) -> response.putIdentitySchemas(name, Identities6.toProto(shape))));
		return response.build();
	}

	@Override
	public Tfplugin6.GetResourceIdentitySchemas.Response failed(Tfplugin6.GetResourceIdentitySchemas.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GetResourceIdentitySchemas.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GetResourceIdentitySchemas.Response response) {
		return response.getDiagnosticsList();
	}

}
