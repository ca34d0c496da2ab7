/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.internal.protocol.v6.message.Deferred6;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RequestField;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.operation.ReadDataSource;
import dev.tfprovider.internal.runtime.type.DataSourceType;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Reads a data source.
 */
final class ReadDataSourceRpc implements UnaryRpc<Tfplugin6.ReadDataSource.Request, Tfplugin6.ReadDataSource.Response> {

	private final RpcContext provider;

	ReadDataSourceRpc(RpcContext provider) {
		this.provider = provider;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ReadDataSource.Request, Tfplugin6.ReadDataSource.Response> method() {
		return ProviderGrpc.getReadDataSourceMethod();
	}

	@Override
	public Tfplugin6.ReadDataSource.Response handle(CallScope scope, Tfplugin6.ReadDataSource.Request request) {
		DataSourceType<?> type = this.provider.types().dataSource(request.getTypeName());
		BlockSchema block = type.schema().block();
		ObjectValue config = this.provider.objects().readObject(scope, block, request.getConfig());
		this.provider.accompany(scope, request.getProviderMeta(), request.getClientCapabilities());
		ReadDataSource.Response response = this.provider.runtime().readDataSource().read(scope, type, config);
		Tfplugin6.ReadDataSource.Response.Builder builder = Tfplugin6.ReadDataSource.Response.newBuilder()
			.setState(this.provider.objects().write(scope, block, response.state()))
			.addAllDiagnostics(Diagnostics6.toProto(scope, SourcePath.shorten(block, response.diagnostics())));
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	@Override
	public Tfplugin6.ReadDataSource.Response failed(Tfplugin6.ReadDataSource.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ReadDataSource.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public String typeName(Tfplugin6.ReadDataSource.Request request) {
		return request.getTypeName();
	}

	@Override
	public RequestField typeField() {
		return RequestField.DATA_SOURCE_TYPE;
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ReadDataSource.Response response) {
		return response.getDiagnosticsList();
	}

}
