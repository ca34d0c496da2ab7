/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ResourceType;
import dev.tfprovider.internal.runtime.ValidateConfig;

/**
 * Validates the configuration of a managed resource.
 */
final class ValidateResourceConfigRpc
		implements Rpc<Tfplugin6.ValidateResourceConfig.Request, Tfplugin6.ValidateResourceConfig.Response> {

	private final ValidateConfig validateConfig;

	private final ServedTypes types;

	ValidateResourceConfigRpc(ValidateConfig validateConfig, ServedTypes types) {
		this.validateConfig = validateConfig;
		this.types = types;
	}

	@Override
	public Tfplugin6.ValidateResourceConfig.Response handle(Tfplugin6.ValidateResourceConfig.Request request) {
		ResourceType<?> type = this.types.resource(request.getTypeName());
		return failed(request,
				SourcePath.shorten(type.schema().block(),
						this.validateConfig.resource(type,
								this.types.readObject(type.schema().block(), request.getConfig()),
								request.getClientCapabilities().getWriteOnlyAttributesAllowed())));
	}

	@Override
	public Tfplugin6.ValidateResourceConfig.Response failed(Tfplugin6.ValidateResourceConfig.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ValidateResourceConfig.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
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
