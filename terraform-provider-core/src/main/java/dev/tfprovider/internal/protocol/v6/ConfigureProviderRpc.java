/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Configures the provider for the connection the request came on.
 */
final class ConfigureProviderRpc
		implements Rpc<Tfplugin6.ConfigureProvider.Request, Tfplugin6.ConfigureProvider.Response> {

	private final ProviderRuntime runtime;

	private final ServedTypes types;

	private final ConnectionSessions sessions;

	ConfigureProviderRpc(ProviderRuntime runtime, ServedTypes types, ConnectionSessions sessions) {
		this.runtime = runtime;
		this.types = types;
		this.sessions = sessions;
	}

	@Override
	public Tfplugin6.ConfigureProvider.Response handle(Tfplugin6.ConfigureProvider.Request request) {
		ValueCodec codec = this.types.codec(this.runtime.settings().schema().block().impliedType());
		return failed(request,
				SourcePath.shorten(this.runtime.settings().schema().block(), this.runtime.configureProvider()
					.configure(this.sessions.toConfigure(), Values6.readObject(codec, request.getConfig()))));
	}

	@Override
	public Tfplugin6.ConfigureProvider.Response failed(Tfplugin6.ConfigureProvider.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ConfigureProvider.Response.newBuilder()
			.addAllDiagnostics(Diagnostics6.toProto(diagnostics))
			.build();
	}

}
