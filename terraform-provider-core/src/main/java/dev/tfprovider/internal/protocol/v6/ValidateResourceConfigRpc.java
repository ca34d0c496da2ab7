/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.ResourceType;
import io.grpc.MethodDescriptor;

/**
 * Validates the configuration of a managed resource.
 */
final class ValidateResourceConfigRpc
		implements UnaryRpc<Tfplugin6.ValidateResourceConfig.Request, Tfplugin6.ValidateResourceConfig.Response> {

	private final RpcContext provider;

	ValidateResourceConfigRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateResourceConfig.Request, Tfplugin6.ValidateResourceConfig.Response> method() {
		return ProviderGrpc.getValidateResourceConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateResourceConfig.Response handle(CallScope scope,
			Tfplugin6.ValidateResourceConfig.Request request) {
		ResourceType<?> type = this.provider.types().resource(request.getTypeName());
		return failed(request, Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(),
				this.provider.runtime()
					.validateConfig()
					.resource(scope, type,
							this.provider.objects().readObject(scope, type.schema().block(), request.getConfig()),
							request.getClientCapabilities().getWriteOnlyAttributesAllowed()))));
	}

	@Override
	public Tfplugin6.ValidateResourceConfig.Response failed(Tfplugin6.ValidateResourceConfig.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateResourceConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ValidateResourceConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateResourceConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
