/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.operation.ReadDataSource;
import dev.tfprovider.value.ObjectValue;

/**
 * The RPCs of data sources.
 *
 * @param provider what all RPCs use
 */
record DataSourceRpcs(RpcContext provider) {

	static List<Rpc<?, ?>> of(RpcContext provider) {
		return List.of(
				Rpc.reporting(ProviderGrpc.getValidateDataResourceConfigMethod(),
						(scope, request) -> provider.validate(scope, TypeKind.DATA_SOURCE, request.getTypeName(),
								request.getConfig()),
						(diagnostics) -> Tfplugin6.ValidateDataResourceConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateDataResourceConfig.Response::getDiagnosticsList)
					.about(TypeKind.DATA_SOURCE, Tfplugin6.ValidateDataResourceConfig.Request::getTypeName),
				Rpc.unary(ProviderGrpc.getReadDataSourceMethod(), new DataSourceRpcs(provider)::read,
						(diagnostics) -> Tfplugin6.ReadDataSource.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ReadDataSource.Response::getDiagnosticsList)
					.about(TypeKind.DATA_SOURCE, Tfplugin6.ReadDataSource.Request::getTypeName));
	}

	private Tfplugin6.ReadDataSource.Response read(CallScope scope, Tfplugin6.ReadDataSource.Request request) {
		DataSourceType<?> type = this.provider.type(TypeKind.DATA_SOURCE, request.getTypeName());
		ObjectValue config = this.provider.config(scope, type, request.getConfig());
		this.provider.accompany(scope, request.getProviderMeta(), request.getClientCapabilities());
		ReadDataSource.Response response = this.provider.runtime().readDataSource().read(scope, type, config);
		Tfplugin6.ReadDataSource.Response.Builder builder = Tfplugin6.ReadDataSource.Response.newBuilder()
			.setState(this.provider.write(scope, type, response.state()))
			.addAllDiagnostics(this.provider.report(scope, type, response.diagnostics()));
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

}
