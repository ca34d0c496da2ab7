/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.runtime.ProviderRuntime;

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
		ValueCodec codec = this.types.codec(this.runtime.settings().schema().block().impliedType());
		return failed(request,
				SourcePath.shorten(this.runtime.settings().schema().block(), this.runtime.validateConfig()
					.provider(this.runtime.settings(), Values6.readObject(codec, request.getConfig()))));
	}

	@Override
	public Tfplugin6.ValidateProviderConfig.Response failed(Tfplugin6.ValidateProviderConfig.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ValidateProviderConfig.Response.newBuilder()
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

}
