/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.value.ObjectValue;

/**
 * Validates the provider block.
 */
final class ValidateProviderConfigRpc
		implements Rpc<Tfplugin6.ValidateProviderConfig.Request, Tfplugin6.ValidateProviderConfig.Response> {

	private final ProviderRuntime runtime;

	private final ServedTypes types;

	ValidateProviderConfigRpc(ProviderRuntime runtime, ServedTypes types) {
		this.runtime = runtime;
		this.types = types;
	}

	@Override
	public Tfplugin6.ValidateProviderConfig.Response handle(Tfplugin6.ValidateProviderConfig.Request request) {
		ObjectValue config = this.types.settings(request.getConfig());
		return failed(request, SourcePath.shorten(this.runtime.settings().schema().block(),
				this.runtime.validateConfig().provider(this.runtime.settings(), config)));
	}

	@Override
	public Tfplugin6.ValidateProviderConfig.Response failed(Tfplugin6.ValidateProviderConfig.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ValidateProviderConfig.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ValidateProviderConfig.Response response) {
		return response.getDiagnosticsList();
	}

}
