/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.DataSourceType;
import dev.tfprovider.internal.runtime.ValidateConfig;

/**
 * Validates the configuration of a data source.
 */
final class ValidateDataResourceConfigRpc
		implements Rpc<Tfplugin6.ValidateDataResourceConfig.Request, Tfplugin6.ValidateDataResourceConfig.Response> {

	private final ValidateConfig validateConfig;

	private final ServedTypes types;

	ValidateDataResourceConfigRpc(ValidateConfig validateConfig, ServedTypes types) {
		this.validateConfig = validateConfig;
		this.types = types;
	}

	@Override
	public Tfplugin6.ValidateDataResourceConfig.Response handle(Tfplugin6.ValidateDataResourceConfig.Request request) {
		DataSourceType<?> type = this.types.dataSource(request.getTypeName());
		return failed(request, SourcePath.shorten(type.schema().block(), this.validateConfig.dataSource(type,
				this.types.readObject(type.schema().block(), request.getConfig()))));
	}

	@Override
	public Tfplugin6.ValidateDataResourceConfig.Response failed(Tfplugin6.ValidateDataResourceConfig.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ValidateDataResourceConfig.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
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
