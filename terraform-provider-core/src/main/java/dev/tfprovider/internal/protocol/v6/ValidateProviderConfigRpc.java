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
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Validates the provider block.
 */
final class ValidateProviderConfigRpc
		implements UnaryRpc<Tfplugin6.ValidateProviderConfig.Request, Tfplugin6.ValidateProviderConfig.Response> {

	private final RpcContext provider;

	private final ProviderBlock6 block;

	ValidateProviderConfigRpc(RpcContext provider) {
		this.provider = provider;
		this.block = ProviderBlock6.of(provider);
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateProviderConfig.Request, Tfplugin6.ValidateProviderConfig.Response> method() {
		return ProviderGrpc.getValidateProviderConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateProviderConfig.Response handle(CallScope scope,
			Tfplugin6.ValidateProviderConfig.Request request) {
		ObjectValue config = this.block.read(scope, request.getConfig());
		return failed(request, Diagnostics6.toProto(scope, SourcePath.shorten(this.block.schema(),
				this.provider.runtime().validateConfig().provider(scope, this.block.settings(), config))));
	}

	@Override
	public Tfplugin6.ValidateProviderConfig.Response failed(Tfplugin6.ValidateProviderConfig.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateProviderConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateProviderConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
