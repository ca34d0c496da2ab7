/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.HostVersion;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;

/**
 * The RPCs about the provider as a whole.
 *
 * @param provider what all RPCs use
 * @param kinds where messages have the types of a kind
 * @param sessions tells which session a call talks to
 */
record ProviderRpcs(RpcContext provider, List<ServedKind> kinds, ConnectionSessions sessions) {

	static List<Rpc<?, ?>> of(RpcContext provider, List<ServedKind> kinds, ConnectionSessions sessions) {
		ProviderRpcs rpcs = new ProviderRpcs(provider, kinds, sessions);
		return List.of(Rpc.unary(ProviderGrpc.getGetMetadataMethod(), rpcs::metadata,
				(diagnostics) -> Tfplugin6.GetMetadata.Response.newBuilder().addAllDiagnostics(diagnostics).build(),
				Tfplugin6.GetMetadata.Response::getDiagnosticsList),
				Rpc.unary(ProviderGrpc.getGetProviderSchemaMethod(), new GetProviderSchemaRpc(provider, kinds),
						GetProviderSchemaRpc::failed, Tfplugin6.GetProviderSchema.Response::getDiagnosticsList),
				Rpc.reporting(ProviderGrpc.getValidateProviderConfigMethod(), rpcs::validate,
						(diagnostics) -> Tfplugin6.ValidateProviderConfig.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ValidateProviderConfig.Response::getDiagnosticsList),
				Rpc.reporting(ProviderGrpc.getConfigureProviderMethod(), rpcs::configure,
						(diagnostics) -> Tfplugin6.ConfigureProvider.Response.newBuilder()
							.addAllDiagnostics(diagnostics)
							.build(),
						Tfplugin6.ConfigureProvider.Response::getDiagnosticsList),
				Rpc.reporting(ProviderGrpc.getStopProviderMethod(), rpcs::stop, ProviderRpcs::stopped,
						(response) -> List.of()));
	}

	/**
	 * List the names of all types.
	 */
	private Tfplugin6.GetMetadata.Response metadata(CallScope scope, Tfplugin6.GetMetadata.Request request) {
		Tfplugin6.GetMetadata.Response.Builder response = Tfplugin6.GetMetadata.Response.newBuilder()
			.setServerCapabilities(GetProviderSchemaRpc.CAPABILITIES);
		this.kinds.forEach((served) -> this.provider.runtime()
			.types(served.kind())
			.keySet()
			.forEach((name) -> served.name().accept(response, name)));
		this.provider.runtime().functions().keySet().forEach((name) -> response.addFunctionsBuilder().setName(name));
		return response.build();
	}

	private List<Tfplugin6.Diagnostic> validate(CallScope scope, Tfplugin6.ValidateProviderConfig.Request request) {
		ObjectValue config = read(scope, request.getConfig());
		return report(scope, this.provider.runtime().validateSettings(scope, config));
	}

	private List<Tfplugin6.Diagnostic> configure(CallScope scope, Tfplugin6.ConfigureProvider.Request request) {
		ObjectValue config = read(scope, request.getConfig());
		ProviderSession session = this.sessions.toConfigure(Objects.requireNonNull(scope.connection(), "a connection"));
		session.host(HostVersion.parse(request.getTerraformVersion()));
		this.provider.runtime().secrets().keep(session, block(), complete(config));
		return report(scope, this.provider.runtime().configure(scope, session, config));
	}

	/**
	 * Read the provider block. What is secret of it is remembered as it will be: with
	 * what the environment and defaults add.
	 */
	private ObjectValue read(CallScope scope, Tfplugin6.DynamicValue value) {
		ObjectValue config = this.provider.objects().readObject(scope, block(), value);
		scope.secrets().learn(block(), complete(config));
		return config;
	}

	private BlockSchema block() {
		return this.provider.runtime().settings().schema().block();
	}

	private ObjectValue complete(ObjectValue config) {
		return this.provider.runtime().settings().complete(config, new Diagnostics());
	}

	private List<Tfplugin6.Diagnostic> report(CallScope scope, List<Diagnostic> diagnostics) {
		return Diagnostics6.toProto(scope, SourcePath.shorten(block(), diagnostics));
	}

	/**
	 * Cancel the running calls and answer at once, because Terraform waits for the
	 * answer.
	 */
	private List<Tfplugin6.Diagnostic> stop(CallScope scope, Tfplugin6.StopProvider.Request request) {
		this.provider.runtime().stop(scope.session());
		return List.of();
	}

	private static Tfplugin6.StopProvider.Response stopped(List<Tfplugin6.Diagnostic> diagnostics) {
		Tfplugin6.StopProvider.Response.Builder response = Tfplugin6.StopProvider.Response.newBuilder();
		if (!diagnostics.isEmpty()) {
			Texts6.error(response,
					diagnostics.stream()
						.map((one) -> one.getSummary() + ": " + one.getDetail())
						.collect(Collectors.joining("\n")));
		}
		return response.build();
	}

}
