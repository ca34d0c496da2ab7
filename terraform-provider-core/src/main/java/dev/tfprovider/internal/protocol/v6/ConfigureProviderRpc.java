/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.ProviderSession;
import dev.tfprovider.value.ObjectValue;

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
		ObjectValue config = this.types.settings(request.getConfig());
		ProviderSession session = this.sessions.toConfigure();
		this.types.keepSettings(session, config);
		return failed(request, SourcePath.shorten(this.runtime.settings().schema().block(),
				this.runtime.configureProvider().configure(session, config)));
	}

	@Override
	public Tfplugin6.ConfigureProvider.Response failed(Tfplugin6.ConfigureProvider.Request request,
			List<Diagnostic> diagnostics) {
		return Tfplugin6.ConfigureProvider.Response.newBuilder()
			.addAllDiagnostics(this.types.diagnostics(diagnostics))
			.build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ConfigureProvider.Response response) {
		return response.getDiagnosticsList();
	}

}
