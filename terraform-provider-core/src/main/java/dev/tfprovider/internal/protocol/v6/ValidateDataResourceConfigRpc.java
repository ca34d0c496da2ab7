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
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.type.DataSourceType;
import io.grpc.MethodDescriptor;

/**
 * Validates the configuration of a data source.
 */
final class ValidateDataResourceConfigRpc implements
		UnaryRpc<Tfplugin6.ValidateDataResourceConfig.Request, Tfplugin6.ValidateDataResourceConfig.Response> {

	private final RpcContext provider;

	ValidateDataResourceConfigRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ValidateDataResourceConfig.Request, Tfplugin6.ValidateDataResourceConfig.Response> method() {
		return ProviderGrpc.getValidateDataResourceConfigMethod();
	}

	@Override
	public Tfplugin6.ValidateDataResourceConfig.Response handle(CallScope scope,
			Tfplugin6.ValidateDataResourceConfig.Request request) {
		DataSourceType<?> type = this.provider.types().dataSource(request.getTypeName());
		return failed(request,
				Diagnostics6.toProto(scope, SourcePath.shorten(type.schema().block(), this.provider.runtime()
					.validateConfig()
					.dataSource(scope, type,
							this.provider.objects().readObject(scope, type.schema().block(), request.getConfig())))));
	}

	@Override
	public Tfplugin6.ValidateDataResourceConfig.Response failed(Tfplugin6.ValidateDataResourceConfig.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ValidateDataResourceConfig.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ValidateDataResourceConfig.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.DATA_SOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateDataResourceConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
