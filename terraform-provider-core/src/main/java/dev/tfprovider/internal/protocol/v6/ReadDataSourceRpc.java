/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.DataSourceType;
import dev.tfprovider.internal.runtime.ReadDataSource;
import dev.tfprovider.schema.Block;

/**
 * Reads a data source.
 */
final class ReadDataSourceRpc implements Rpc<Tfplugin6.ReadDataSource.Request, Tfplugin6.ReadDataSource.Response> {

	private final ReadDataSource readDataSource;

	private final ServedTypes types;

	ReadDataSourceRpc(ReadDataSource readDataSource, ServedTypes types) {
		this.readDataSource = readDataSource;
		this.types = types;
	}

	@Override
	public Tfplugin6.ReadDataSource.Response handle(Tfplugin6.ReadDataSource.Request request) {
		DataSourceType<?> type = this.types.dataSource(request.getTypeName());
		Block block = type.schema().block();
		ReadDataSource.Response response = this.readDataSource.read(type,
				this.types.readObject(block, request.getConfig()),
				this.types.context(request.getProviderMeta(), request.getClientCapabilities(), null));
		Tfplugin6.ReadDataSource.Response.Builder builder = Tfplugin6.ReadDataSource.Response.newBuilder()
			.setState(this.types.write(block, response.state()))
			.addAllDiagnostics(this.types.diagnostics(SourcePath.shorten(block, response.diagnostics())));
		Deferred6.of(response.deferred()).ifPresent(builder::setDeferred);
		return builder.build();
	}

	@Override
	public Tfplugin6.ReadDataSource.Response failed(Tfplugin6.ReadDataSource.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ReadDataSource.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
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
