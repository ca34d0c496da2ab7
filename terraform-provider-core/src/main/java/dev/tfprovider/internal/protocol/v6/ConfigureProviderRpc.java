/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Objects;

import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.SourcePath;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.rpc.RpcContext;
import dev.tfprovider.internal.protocol.v6.rpc.UnaryRpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.session.HostVersion;
import dev.tfprovider.internal.runtime.session.ProviderSession;
import dev.tfprovider.value.ObjectValue;
import io.grpc.MethodDescriptor;

/**
 * Configures the provider for the connection the request came on.
 */
final class ConfigureProviderRpc
		implements UnaryRpc<Tfplugin6.ConfigureProvider.Request, Tfplugin6.ConfigureProvider.Response> {

	private final RpcContext provider;

	private final ProviderBlock6 block;

	private final ConnectionSessions sessions;

	ConfigureProviderRpc(RpcContext provider, ConnectionSessions sessions) {
		this.provider = provider;
		this.block = ProviderBlock6.of(provider);
		this.sessions = sessions;
	}

	@Override
	public MethodDescriptor<Tfplugin6.ConfigureProvider.Request, Tfplugin6.ConfigureProvider.Response> method() {
		return ProviderGrpc.getConfigureProviderMethod();
	}

	@Override
	public Tfplugin6.ConfigureProvider.Response handle(CallScope scope, Tfplugin6.ConfigureProvider.Request request) {
		ObjectValue config = this.block.read(scope, request.getConfig());
		ProviderSession session = this.sessions.toConfigure(Objects.requireNonNull(scope.connection(), "a connection"));
		session.host(HostVersion.parse(request.getTerraformVersion()));
		this.block.keep(this.provider.runtime().secrets(), session, config);
		return failed(request, Diagnostics6.toProto(scope, SourcePath.shorten(this.block.schema(),
				this.provider.runtime().configureProvider().configure(scope, session, config))));
	}

	@Override
	public Tfplugin6.ConfigureProvider.Response failed(Tfplugin6.ConfigureProvider.Request request,
			List<Tfplugin6.Diagnostic> diagnostics) {
		return Tfplugin6.ConfigureProvider.Response.newBuilder().addAllDiagnostics(diagnostics).build();
	}

	@Override
	public List<Tfplugin6.Diagnostic> diagnostics(Tfplugin6.ConfigureProvider.Response response) {
		return response.getDiagnosticsList();
	}

}
