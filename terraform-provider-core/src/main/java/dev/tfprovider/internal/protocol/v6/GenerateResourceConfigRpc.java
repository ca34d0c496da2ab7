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
import dev.tfprovider.internal.runtime.type.ResourceType;
import dev.tfprovider.schema.BlockSchema;
import io.grpc.MethodDescriptor;

/**
 * Generates a configuration from an object.
 */
final class GenerateResourceConfigRpc
		implements UnaryRpc<Tfplugin6.GenerateResourceConfig.Request, Tfplugin6.GenerateResourceConfig.Response> {

	private final RpcContext provider;

	GenerateResourceConfigRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.GenerateResourceConfig.Request, Tfplugin6.GenerateResourceConfig.Response> method() {
		return ProviderGrpc.getGenerateResourceConfigMethod();
	}

	@Override
	public Tfplugin6.GenerateResourceConfig.Response handle(CallScope scope,
			Tfplugin6.GenerateResourceConfig.Request request) {
		ResourceType<?> type = this.provider.types().resource(request.getTypeName());
		BlockSchema block = type.schema().block();
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder()
			.setConfig(this.provider.objects()
				.write(scope, block, this.provider.runtime()
					.generateResourceConfig()
					.generate(scope, type, this.provider.objects().readObject(scope, block, request.getState()))))
			.build();
	}

	@Override
	public Tfplugin6.GenerateResourceConfig.Response failed(Tfplugin6.GenerateResourceConfig.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.GenerateResourceConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.GenerateResourceConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.GenerateResourceConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
